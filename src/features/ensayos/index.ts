import type { Feature } from '@/store/feature'

export const ensayosDoor: Feature = {
  saga: async () => (await import(/* webpackChunkName: "ensayos" */ '@/features/ensayos/saga')).ensayosSaga,
  screens: {
    '/ensayos/ver': {
      load: async () => (await import(/* webpackChunkName: "ensayos" */ '@/features/ensayos/list/EnsayosList')).EnsayosList,
    },
    '/ensayos/new': {
      load: async () => (await import(/* webpackChunkName: "ensayos" */ '@/features/ensayos/new/NuevoEnsayo')).NuevoEnsayo,
    },
    '/ensayos/detalle/:id': {
      load: async () => (await import(/* webpackChunkName: "ensayos" */ '@/features/ensayos/edit/EnsayoDetalle')).EnsayoDetalle,
    },
  },
}
