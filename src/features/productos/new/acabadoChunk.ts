import { composicionesSaga } from '@/features/productos/list/composicion/saga'
import { productosListSaga } from '@/features/productos/list/listSaga'
import { productosSaga } from '@/features/productos/saga'

export { NuevoAcabado as Screen } from '@/features/productos/new/NuevoAcabado'
export const sagas = [productosListSaga, composicionesSaga, productosSaga]
