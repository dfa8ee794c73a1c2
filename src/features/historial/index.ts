import type { Door } from '@/store/feature'

export const historialDoor: Door = {
  '/papelera': {
    load: async () => (await import(/* webpackChunkName: "historial" */ '@/features/historial/pages')).Papelera,
    work: [async () => (await import(/* webpackChunkName: "historial" */ '@/features/historial/pages')).historialSaga],
  },
  '/actividad': {
    load: async () => (await import(/* webpackChunkName: "historial" */ '@/features/historial/pages')).Actividad,
    work: [async () => (await import(/* webpackChunkName: "historial" */ '@/features/historial/pages')).historialSaga],
  },
}
