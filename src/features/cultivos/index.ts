import { cultivos, gruposDeCultivo } from '@/store/catalogues'
import type { Door } from '@/store/feature'

export const cultivosDoor: Door = {
  '/cultivos/ver': {
    load: async () => (await import(/* webpackChunkName: "cultivos" */ '@/features/cultivos/list/CultivosList')).CultivosList,
    work: [async () => (await import(/* webpackChunkName: "cultivos" */ '@/features/cultivos/list/listSaga')).cultivosListSaga],
    lists: [cultivos, gruposDeCultivo],
    next: ['/cultivos/detalle/:id'],
  },
  '/cultivos/detalle/:id': {
    load: async () => (await import(/* webpackChunkName: "cultivo" */ '@/features/cultivos/CultivoDetalle')).CultivoDetalle,
    work: [async () => (await import(/* webpackChunkName: "cultivo" */ '@/features/cultivos/saga')).cultivosSaga],
    next: ['/cultivos/ver'],
  },
}
