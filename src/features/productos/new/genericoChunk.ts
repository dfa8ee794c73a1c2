import { productosSaga } from '@/features/productos/saga'
import { recordSagas } from '@/kits/forms/recordSagas'

export { NuevoGenerico as Screen } from '@/features/productos/new/NuevoGenerico'
export const sagas = [productosSaga, ...recordSagas]
