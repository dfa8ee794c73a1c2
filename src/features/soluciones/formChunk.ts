import { solucionesSaga } from '@/features/soluciones/saga'

export { SolucionDetalle as Screen } from '@/features/soluciones/SolucionDetalle'
export const sagas = [solucionesSaga]
