import { cultivos, gruposDeCultivo } from '@/store/catalogues'
import type { Door } from '@/store/feature'

export const cultivosDoor: Door = {
  '/cultivos/ver': {
    chunk: () => import(/* webpackChunkName: "cultivos" */ '@/features/cultivos/list/listChunk'),
    lists: [cultivos, gruposDeCultivo],
    next: ['/cultivos/detalle/:id'],
  },
  '/cultivos/detalle/:id': {
    chunk: () => import(/* webpackChunkName: "cultivo" */ '@/features/cultivos/formChunk'),
    next: ['/cultivos/ver'],
  },
}
