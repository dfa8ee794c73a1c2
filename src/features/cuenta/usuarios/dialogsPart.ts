export { DesactivarDialog } from '@/features/cuenta/usuarios/DesactivarDialog'
export { EnlaceDialog } from '@/features/cuenta/usuarios/EnlaceDialog'
export { UsuarioDialog } from '@/features/cuenta/usuarios/UsuarioDialog'
