import { soluciones } from '@/store/catalogues'
import type { Door } from '@/store/feature'

export const solucionesDoor: Door = {
  '/soluciones/ver': {
    load: async () => (await import(/* webpackChunkName: "soluciones" */ '@/features/soluciones/SolucionesList')).SolucionesList,
    work: [async () => (await import(/* webpackChunkName: "soluciones" */ '@/features/soluciones/listSaga')).solucionesListSaga],
    lists: [soluciones],
    next: ['/soluciones/detalle/:id'],
  },
  '/soluciones/detalle/:id': {
    load: async () => (await import(/* webpackChunkName: "solucion" */ '@/features/soluciones/SolucionDetalle')).SolucionDetalle,
    work: [async () => (await import(/* webpackChunkName: "solucion" */ '@/features/soluciones/saga')).solucionesSaga],
    next: ['/soluciones/ver'],
  },
}
