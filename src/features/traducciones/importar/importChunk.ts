import { traduccionesSaga } from '@/features/traducciones/saga'

export { Importar as Screen } from '@/features/traducciones/importar/Importar'
export const sagas = [traduccionesSaga]
