import type { Door } from '@/store/feature'

const pages = () => import(/* webpackChunkName: "historial" */ '@/features/historial/pages')
const work = [async () => (await pages()).historialSaga]

export const historialDoor: Door = {
  '/papelera': { load: async () => (await pages()).Papelera, work },
  '/actividad': { load: async () => (await pages()).Actividad, work },
}
