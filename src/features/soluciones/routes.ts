import type { Route } from '@/store/route'

const LIST = '/soluciones/ver'
const EDIT = '/soluciones/detalle/:id'

export const solucionesRoutes: readonly Route[] = [
  { path: LIST, chunk: () => import('@/features/soluciones/listChunk'), needs: ['soluciones'], links: [EDIT] },
  { path: EDIT, chunk: () => import('@/features/soluciones/formChunk'), needs: ['cultivos', 'productosGenericos'], links: [LIST] },
]
