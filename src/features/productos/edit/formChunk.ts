import { comparisonSaga } from '@/features/productos/edit/comparison/saga'
import { fichaSaga } from '@/features/productos/edit/ficha/saga'
import { productosListSaga } from '@/features/productos/list/listSaga'
import { productosSaga } from '@/features/productos/saga'
import { recordSagas } from '@/kits/forms/recordSagas'

export { ProductoScreen as Screen } from '@/features/productos/edit/ProductoScreen'

// `productosListSaga` deletes a new product that the user gives up.
export const sagas = [productosListSaga, productosSaga, comparisonSaga, fichaSaga, ...recordSagas]
