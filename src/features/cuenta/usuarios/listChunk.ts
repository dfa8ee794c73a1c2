import { usuariosSaga } from '@/features/cuenta/usuarios/saga'
import { recordSagas } from '@/kits/forms/recordSagas'

export { Usuarios as Screen } from '@/features/cuenta/Usuarios'
export const sagas = [usuariosSaga, ...recordSagas]
