import type { Feature } from '@/store/feature'

export const cultivosDoor: Feature = {
  saga: async () => (await import(/* webpackChunkName: "cultivos" */ '@/features/cultivos/saga')).cultivosSaga,
  screens: {
    '/cultivos/ver': async () => (await import(/* webpackChunkName: "cultivos" */ '@/features/cultivos/CultivosList')).CultivosList,
    '/cultivos/detalle/:id': async () =>
      (await import(/* webpackChunkName: "cultivos" */ '@/features/cultivos/CultivoDetalle')).CultivoDetalle,
  },
}
