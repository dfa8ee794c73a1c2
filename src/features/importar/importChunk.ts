import { importarSaga } from '@/features/importar/saga'

export { Importar as Screen } from '@/features/importar/Importar'
export const sagas = [importarSaga]
