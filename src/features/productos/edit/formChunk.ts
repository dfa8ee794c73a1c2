import { comparisonSaga } from '@/features/productos/edit/comparison/saga'
import { fichaSaga } from '@/features/productos/edit/ficha/saga'
import { productosListSaga } from '@/features/productos/list/listSaga'
import { productosSaga } from '@/features/productos/saga'
import { recordSagas } from '@/kits/forms/recordSagas'

export { ProductoScreen as Screen } from '@/features/productos/edit/ProductoScreen'

// A product that was made just now and is given up is deleted by the saga of the list.
export const sagas = [productosListSaga, productosSaga, comparisonSaga, fichaSaga, ...recordSagas]
