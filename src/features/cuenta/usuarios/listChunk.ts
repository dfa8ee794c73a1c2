import { usuariosSaga } from '@/features/cuenta/usuarios/saga'

export { Usuarios as Screen } from '@/features/cuenta/Usuarios'
export const sagas = [usuariosSaga]
