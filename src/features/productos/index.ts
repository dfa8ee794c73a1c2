import type { Feature } from '@/store/feature'

export const productosDoor: Feature = {
  saga: async () => (await import(/* webpackChunkName: "productos" */ '@/features/productos/saga')).productosSaga,
  screens: {
    '/productos/genericos/view': {
      load: async () => (await import(/* webpackChunkName: "productos" */ '@/features/productos/list/GenericosList')).GenericosList,
    },
    '/productos/genericos/new': {
      load: async () => (await import(/* webpackChunkName: "productos" */ '@/features/productos/new/NuevoGenerico')).NuevoGenerico,
    },
    '/productos/acabados/view': {
      load: async () => (await import(/* webpackChunkName: "productos" */ '@/features/productos/list/AcabadosList')).AcabadosList,
    },
    '/productos/acabados/new': {
      load: async () => (await import(/* webpackChunkName: "productos" */ '@/features/productos/new/NuevoAcabado')).NuevoAcabado,
    },
    '/productos/edit/:tipo/:id': {
      load: async () => (await import(/* webpackChunkName: "producto" */ '@/features/productos/edit/ProductoScreen')).ProductoScreen,
    },
  },
}
