import { solucionesSaga } from '@/features/soluciones/saga'
import { recordSagas } from '@/kits/forms/recordSagas'

export { SolucionDetalle as Screen } from '@/features/soluciones/SolucionDetalle'
export const sagas = [solucionesSaga, ...recordSagas]
