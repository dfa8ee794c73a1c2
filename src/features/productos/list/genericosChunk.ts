import { composicionesSaga } from '@/features/productos/list/composicion/saga'
import { productosListSaga } from '@/features/productos/list/listSaga'

export { GenericosList as Screen } from '@/features/productos/list/GenericosList'
export const sagas = [productosListSaga, composicionesSaga]
