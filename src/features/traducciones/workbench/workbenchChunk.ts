import { traduccionesSaga } from '@/features/traducciones/saga'

export { Mesa as Screen } from '@/features/traducciones/workbench/Mesa'
export const sagas = [traduccionesSaga]
