import { paises } from '@/store/catalogues'
import type { Door } from '@/store/feature'

export const informesDoor: Door = {
  '/informe/ver': {
    load: async () => (await import(/* webpackChunkName: "informes" */ '@/features/informes/Informes')).Informes,
    work: [async () => (await import(/* webpackChunkName: "informes" */ '@/features/informes/saga')).informesSaga],
    lists: [paises],
  },
}
