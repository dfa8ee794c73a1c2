import type { Feature } from '@/store/feature'

export const informesDoor: Feature = {
  saga: async () => (await import(/* webpackChunkName: "informes" */ '@/features/informes/saga')).informesSaga,
  screens: {
    '/informe/ver': {
      load: async () => (await import(/* webpackChunkName: "informes" */ '@/features/informes/Informes')).Informes,
    },
  },
}
