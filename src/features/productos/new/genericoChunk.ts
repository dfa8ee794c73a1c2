import { productosSaga } from '@/features/productos/saga'

export { NuevoGenerico as Screen } from '@/features/productos/new/NuevoGenerico'
export const sagas = [productosSaga]
