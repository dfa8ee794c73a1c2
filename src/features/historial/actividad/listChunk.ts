import { historialSaga } from '@/features/historial/saga'

export { Actividad as Screen } from '@/features/historial/actividad/Actividad'
export const sagas = [historialSaga]
