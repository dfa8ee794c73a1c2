import type { Door } from '@/store/feature'

export const borradoresDoor: Door = {
  '/borradores': { chunk: () => import(/* webpackChunkName: "lista-borradores" */ '@/features/borradores/listChunk') },
}
