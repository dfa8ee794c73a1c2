import type { Feature } from '@/store/feature'

export const solucionesDoor: Feature = {
  saga: async () => (await import(/* webpackChunkName: "soluciones" */ '@/features/soluciones/saga')).solucionesSaga,
  screens: {
    '/soluciones/ver': {
      load: async () => (await import(/* webpackChunkName: "soluciones" */ '@/features/soluciones/SolucionesList')).SolucionesList,
    },
    '/soluciones/detalle/:id': {
      load: async () => (await import(/* webpackChunkName: "soluciones" */ '@/features/soluciones/SolucionDetalle')).SolucionDetalle,
    },
  },
}
