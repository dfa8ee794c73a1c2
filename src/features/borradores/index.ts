import type { Door } from '@/store/feature'

export const borradoresDoor: Door = {
  '/borradores': {
    load: async () => (await import(/* webpackChunkName: "lista-borradores" */ '@/features/borradores/Borradores')).Borradores,
  },
}
