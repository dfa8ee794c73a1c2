import { deletionPart } from '@/kits/usages/views/deletionPart'
import { familias, productosAcabados, productosGenericos } from '@/store/catalogues'
import type { Door } from '@/store/feature'

export const productosDoor: Door = {
  '/productos/genericos/view': {
    load: async () => (await import(/* webpackChunkName: "productos" */ '@/features/productos/list/GenericosList')).GenericosList,
    work: [async () => (await import(/* webpackChunkName: "productos" */ '@/features/productos/list/listSaga')).productosListSaga],
    lists: [productosGenericos, familias],
    next: ['/productos/edit/:tipo/:id', '/productos/genericos/new'],
    later: deletionPart.load,
  },
  '/productos/genericos/new': {
    load: async () => (await import(/* webpackChunkName: "producto-nuevo" */ '@/features/productos/new/NuevoGenerico')).NuevoGenerico,
    work: [async () => (await import(/* webpackChunkName: "producto" */ '@/features/productos/saga')).productosSaga],
    next: ['/productos/edit/:tipo/:id'],
  },
  '/productos/acabados/view': {
    load: async () => (await import(/* webpackChunkName: "productos" */ '@/features/productos/list/AcabadosList')).AcabadosList,
    work: [async () => (await import(/* webpackChunkName: "productos" */ '@/features/productos/list/listSaga')).productosListSaga],
    lists: [productosAcabados, productosGenericos, familias],
    next: ['/productos/edit/:tipo/:id', '/productos/acabados/new'],
    later: async () => {
      const { copying } = await import(/* webpackChunkName: "productos" */ '@/features/productos/list/AcabadosList')
      return Promise.all([deletionPart.load(), copying.load()])
    },
  },
  '/productos/acabados/new': {
    load: async () => (await import(/* webpackChunkName: "producto-nuevo" */ '@/features/productos/new/NuevoAcabado')).NuevoAcabado,
    work: [
      async () => (await import(/* webpackChunkName: "productos" */ '@/features/productos/list/listSaga')).productosListSaga,
      async () => (await import(/* webpackChunkName: "producto" */ '@/features/productos/saga')).productosSaga,
    ],
    lists: [productosGenericos, familias],
    next: ['/productos/edit/:tipo/:id'],
  },
  '/productos/edit/:tipo/:id': {
    load: async () => (await import(/* webpackChunkName: "producto" */ '@/features/productos/edit/ProductoScreen')).ProductoScreen,
    // Who gives up a product that was made just now deletes it.
    work: [
      async () => (await import(/* webpackChunkName: "productos" */ '@/features/productos/list/listSaga')).productosListSaga,
      async () => (await import(/* webpackChunkName: "producto" */ '@/features/productos/saga')).productosSaga,
    ],
    next: ['/productos/genericos/view', '/productos/acabados/view'],
  },
}
