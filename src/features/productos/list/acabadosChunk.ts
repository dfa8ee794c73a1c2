import { composicionesSaga } from '@/features/productos/list/composicion/saga'
import { productosListSaga } from '@/features/productos/list/listSaga'

export { AcabadosList as Screen } from '@/features/productos/list/AcabadosList'
export const sagas = [productosListSaga, composicionesSaga]
