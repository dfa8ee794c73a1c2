import { cultivosSaga } from '@/features/cultivos/saga'
import { recordSagas } from '@/kits/forms/recordSagas'

export { CultivoDetalle as Screen } from '@/features/cultivos/CultivoDetalle'
export const sagas = [cultivosSaga, ...recordSagas]
