import type { Feature } from '@/store/feature'

export const productosDoor: Feature = {
  saga: async () => (await import(/* webpackChunkName: "productos" */ '@/features/productos/saga')).productosSaga,
  screens: {
    '/productos/genericos/view': async () =>
      (await import(/* webpackChunkName: "productos" */ '@/features/productos/list/GenericosList')).GenericosList,
    '/productos/genericos/new': async () =>
      (await import(/* webpackChunkName: "productos" */ '@/features/productos/new/NuevoGenerico')).NuevoGenerico,
    '/productos/acabados/view': async () =>
      (await import(/* webpackChunkName: "productos" */ '@/features/productos/list/AcabadosList')).AcabadosList,
    '/productos/acabados/new': async () =>
      (await import(/* webpackChunkName: "productos" */ '@/features/productos/new/NuevoAcabado')).NuevoAcabado,
    '/productos/edit/:tipo/:id': async () =>
      (await import(/* webpackChunkName: "producto" */ '@/features/productos/edit/ProductoScreen')).ProductoScreen,
  },
}
