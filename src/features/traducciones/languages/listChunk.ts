import { traduccionesSaga } from '@/features/traducciones/saga'

export { Idiomas as Screen } from '@/features/traducciones/languages/Idiomas'
export const sagas = [traduccionesSaga]
