import type { Feature } from '@/store/feature'

export const maestrasDoor: Feature = {
  saga: async () => (await import(/* webpackChunkName: "maestra" */ '@/features/maestras/saga')).maestrasSaga,
  screens: {
    '/maestras/:maestra': {
      load: async () => (await import(/* webpackChunkName: "maestra" */ '@/features/maestras/Maestra')).Maestra,
    },
  },
}
