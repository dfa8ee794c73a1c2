import type { Feature } from '@/store/feature'

export const ensayosDoor: Feature = {
  saga: async () => (await import(/* webpackChunkName: "ensayos" */ '@/features/ensayos/saga')).ensayosSaga,
  screens: {
    '/ensayos/ver': async () => (await import(/* webpackChunkName: "ensayos" */ '@/features/ensayos/list/EnsayosList')).EnsayosList,
    '/ensayos/new': async () => (await import(/* webpackChunkName: "ensayos" */ '@/features/ensayos/new/NuevoEnsayo')).NuevoEnsayo,
    '/ensayos/detalle/:id': async () =>
      (await import(/* webpackChunkName: "ensayos" */ '@/features/ensayos/edit/EnsayoDetalle')).EnsayoDetalle,
  },
}
