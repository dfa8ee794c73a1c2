import { historialSaga } from '@/features/historial/saga'

export { Papelera as Screen } from '@/features/historial/papelera/Papelera'
export const sagas = [historialSaga]
