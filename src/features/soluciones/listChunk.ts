import { solucionesListSaga } from '@/features/soluciones/listSaga'

export { SolucionesList as Screen } from '@/features/soluciones/SolucionesList'
export const sagas = [solucionesListSaga]
