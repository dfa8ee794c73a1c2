import type { Route } from '@/store/route'

const LIST = '/cultivos/ver'
const EDIT = '/cultivos/detalle/:id'

export const cultivosRoutes: readonly Route[] = [
  { path: LIST, chunk: () => import('@/features/cultivos/list/listChunk'), needs: ['cultivos', 'gruposDeCultivo'], links: [EDIT] },
  {
    path: EDIT,
    chunk: () => import('@/features/cultivos/formChunk'),
    needs: ['gruposDeCultivo', 'productosGenericos', 'productosAcabados'],
    links: [LIST],
  },
]
