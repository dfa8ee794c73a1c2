import { endpoints } from '@/api/endpoints'
import { imageOf } from '@/api/image'
import { getList, resource } from '@/api/resource'
import type {
  ProductoAcabado,
  ProductoAcabadoInput,
  ProductoAcabadoLight,
  ProductoGenerico,
  ProductoGenericoInput,
  ProductoGenericoLight,
} from '@/domain/producto'

const images = <Entity>(root: string) => ({
  imagenCatalogo: imageOf<Entity>(root, 'imagen_catalogo', 'imagen'),
  imagenModoDeAccion: imageOf<Entity>(root, 'imagen_modo_de_accion', 'imagen'),
})

export const productosGenericosApi = {
  ...resource<ProductoGenerico, ProductoGenericoInput>(endpoints.productosGenericos),
  ...images<ProductoGenerico>(endpoints.productosGenericos),
  light: () => getList<ProductoGenericoLight>(endpoints.productosGenericosLight),
}

export const productosAcabadosApi = {
  ...resource<ProductoAcabado, ProductoAcabadoInput>(endpoints.productosAcabados),
  ...images<ProductoAcabado>(endpoints.productosAcabados),
  light: () => getList<ProductoAcabadoLight>(endpoints.productosAcabadosLight),
}
