export { claveSaga } from '@/features/session/clave/saga'
export { ClaveNueva } from '@/features/session/clave/ClaveNueva'
export { Recuperar } from '@/features/session/clave/Recuperar'
