import { ensayosSaga } from '@/features/ensayos/saga'
import { recordSagas } from '@/kits/forms/recordSagas'

export { NuevoEnsayo as Screen } from '@/features/ensayos/new/NuevoEnsayo'
export const sagas = [ensayosSaga, ...recordSagas]
