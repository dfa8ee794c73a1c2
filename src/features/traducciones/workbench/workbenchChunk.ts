import { traduccionesSaga } from '@/features/traducciones/saga'
import { recordSagas } from '@/kits/forms/recordSagas'

export { Mesa as Screen } from '@/features/traducciones/workbench/Mesa'
export const sagas = [traduccionesSaga, ...recordSagas]
