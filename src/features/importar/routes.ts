import { isAddressOf } from '@/shared/address'
import type { Route } from '@/store/route'

const IMPORT = '/importar/:recurso'
const OF_PRODUCTS = ['/importar/productos_genericos', '/importar/productos_acabados']

export const importarRoutes: readonly Route[] = [
  {
    path: IMPORT,
    chunk: () => import('@/features/importar/importChunk'),
    // Component columns need the list of components; a review reads current data by itself.
    needs: address => (OF_PRODUCTS.some(path => isAddressOf(path, address)) ? ['componentes'] : []),
  },
]
