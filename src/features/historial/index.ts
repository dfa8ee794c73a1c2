import type { Door } from '@/store/feature'

export const historialDoor: Door = {
  '/papelera': { chunk: () => import(/* webpackChunkName: "historial" */ '@/features/historial/papelera/listChunk') },
  '/actividad': { chunk: () => import(/* webpackChunkName: "historial" */ '@/features/historial/actividad/listChunk') },
}
