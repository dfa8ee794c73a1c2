import { deletionPart } from '@/kits/usages/views/deletionPart'
import { familias, productosAcabados, productosGenericos } from '@/store/catalogues'
import type { Door } from '@/store/feature'

export const productosDoor: Door = {
  '/productos/genericos/view': {
    chunk: () => import(/* webpackChunkName: "productos" */ '@/features/productos/list/genericosChunk'),
    lists: [productosGenericos, familias],
    next: ['/productos/edit/:tipo/:id', '/productos/genericos/new'],
    later: deletionPart.load,
  },
  '/productos/genericos/new': {
    chunk: () => import(/* webpackChunkName: "producto-nuevo" */ '@/features/productos/new/genericoChunk'),
    next: ['/productos/edit/:tipo/:id'],
  },
  '/productos/acabados/view': {
    chunk: () => import(/* webpackChunkName: "productos" */ '@/features/productos/list/acabadosChunk'),
    lists: [productosAcabados, productosGenericos, familias],
    next: ['/productos/edit/:tipo/:id', '/productos/acabados/new'],
    later: async () => {
      const { copying } = await import(/* webpackChunkName: "productos" */ '@/features/productos/list/AcabadosList')
      return Promise.all([deletionPart.load(), copying.load()])
    },
  },
  '/productos/acabados/new': {
    chunk: () => import(/* webpackChunkName: "producto-nuevo" */ '@/features/productos/new/acabadoChunk'),
    lists: [productosGenericos, familias],
    next: ['/productos/edit/:tipo/:id'],
  },
  '/productos/edit/:tipo/:id': {
    chunk: () => import(/* webpackChunkName: "producto" */ '@/features/productos/edit/formChunk'),
    next: ['/productos/genericos/view', '/productos/acabados/view'],
  },
}
