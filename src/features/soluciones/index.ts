import { soluciones } from '@/store/catalogues'
import type { Door } from '@/store/feature'

export const solucionesDoor: Door = {
  '/soluciones/ver': {
    chunk: () => import(/* webpackChunkName: "soluciones" */ '@/features/soluciones/listChunk'),
    lists: [soluciones],
    next: ['/soluciones/detalle/:id'],
  },
  '/soluciones/detalle/:id': {
    chunk: () => import(/* webpackChunkName: "solucion" */ '@/features/soluciones/formChunk'),
    next: ['/soluciones/ver'],
  },
}
