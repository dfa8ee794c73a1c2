import { ensayos, paises } from '@/store/catalogues'
import type { Door } from '@/store/feature'

export const ensayosDoor: Door = {
  '/ensayos/ver': {
    chunk: () => import(/* webpackChunkName: "ensayos" */ '@/features/ensayos/list/listChunk'),
    lists: [ensayos, paises],
    next: ['/ensayos/new', '/ensayos/detalle/:id'],
  },
  '/ensayos/new': {
    chunk: () => import(/* webpackChunkName: "ensayo" */ '@/features/ensayos/new/newChunk'),
    next: ['/ensayos/detalle/:id'],
  },
  '/ensayos/detalle/:id': {
    chunk: () => import(/* webpackChunkName: "ensayo" */ '@/features/ensayos/edit/formChunk'),
    next: ['/ensayos/ver'],
  },
}
