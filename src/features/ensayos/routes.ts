import { resourceHeads } from '@/shared/resources/names'
import type { Route } from '@/store/route'

const LIST = resourceHeads.ensayos.routes.list
const NEW = '/ensayos/new'
const EDIT = '/ensayos/detalle/:id'

export const ensayosRoutes: readonly Route[] = [
  // Crops are needed by the filter, not by the rows.
  { path: LIST, chunk: () => import('@/features/ensayos/list/listChunk'), needs: ['ensayos', 'paises', 'cultivos'], links: [NEW, EDIT] },
  { path: NEW, chunk: () => import('@/features/ensayos/new/newChunk'), links: [EDIT] },
  {
    path: EDIT,
    chunk: () => import('@/features/ensayos/edit/formChunk'),
    needs: ['cultivos', 'magnitudes', 'paises', 'productosGenericos'],
    links: [LIST],
  },
]
