import { passwordSaga } from '@/features/cuenta/changePassword'
import { sesionesSaga } from '@/features/cuenta/sesiones/saga'

export { Perfil as Screen } from '@/features/cuenta/Perfil'
export const sagas = [passwordSaga, sesionesSaga]
