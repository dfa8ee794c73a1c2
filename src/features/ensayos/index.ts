import { ensayos, paises } from '@/store/catalogues'
import type { Door } from '@/store/feature'

export const ensayosDoor: Door = {
  '/ensayos/ver': {
    load: async () => (await import(/* webpackChunkName: "ensayos" */ '@/features/ensayos/list/EnsayosList')).EnsayosList,
    work: [async () => (await import(/* webpackChunkName: "ensayos" */ '@/features/ensayos/list/listSaga')).ensayosListSaga],
    lists: [ensayos, paises],
    next: ['/ensayos/new', '/ensayos/detalle/:id'],
  },
  '/ensayos/new': {
    load: async () => (await import(/* webpackChunkName: "ensayo" */ '@/features/ensayos/new/NuevoEnsayo')).NuevoEnsayo,
    work: [async () => (await import(/* webpackChunkName: "ensayo" */ '@/features/ensayos/saga')).ensayosSaga],
    next: ['/ensayos/detalle/:id'],
  },
  '/ensayos/detalle/:id': {
    load: async () => (await import(/* webpackChunkName: "ensayo" */ '@/features/ensayos/edit/EnsayoDetalle')).EnsayoDetalle,
    // Who gives up a trial that was made just now deletes it.
    work: [
      async () => (await import(/* webpackChunkName: "ensayos" */ '@/features/ensayos/list/listSaga')).ensayosListSaga,
      async () => (await import(/* webpackChunkName: "ensayo" */ '@/features/ensayos/saga')).ensayosSaga,
    ],
    next: ['/ensayos/ver'],
  },
}
