import type { Feature } from '@/store/feature'

export const cultivosDoor: Feature = {
  saga: async () => (await import(/* webpackChunkName: "cultivos" */ '@/features/cultivos/saga')).cultivosSaga,
  screens: {
    '/cultivos/ver': {
      load: async () => (await import(/* webpackChunkName: "cultivos" */ '@/features/cultivos/CultivosList')).CultivosList,
    },
    '/cultivos/detalle/:id': {
      load: async () => (await import(/* webpackChunkName: "cultivos" */ '@/features/cultivos/CultivoDetalle')).CultivoDetalle,
    },
  },
}
