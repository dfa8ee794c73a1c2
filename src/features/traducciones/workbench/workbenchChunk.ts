import { traduccionesSaga } from '@/features/traducciones/saga'
import { recordSagas } from '@/kits/forms/recordSagas'

export { WorkbenchPage as Screen } from '@/features/traducciones/workbench/WorkbenchPage'
export const sagas = [traduccionesSaga, ...recordSagas]
