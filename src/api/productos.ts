import { endpoints } from '@/api/http/endpoints'
import { imageOf } from '@/api/http/image'
import { getList, resource } from '@/api/http/resource'
import type {
  ProductoAcabado,
  ProductoAcabadoInput,
  ProductoAcabadoLight,
  ProductoGenerico,
  ProductoGenericoInput,
  ProductoGenericoLight,
} from '@/domain/producto/producto'

const images = (root: string) => ({
  imagenCatalogo: imageOf(root, 'imagen_catalogo', 'imagen'),
  imagenModoDeAccion: imageOf(root, 'imagen_modo_de_accion', 'imagen'),
})

export const productosGenericosApi = {
  ...resource<ProductoGenerico, ProductoGenericoInput>(endpoints.productosGenericos),
  ...images(endpoints.productosGenericos),
  /** Only an API with extensions counts texts [TX-08]. */
  light: (counted?: boolean) => getList<ProductoGenericoLight>(endpoints.productosGenericosLight, { textos: counted ? 'si' : undefined }),
}

export const productosAcabadosApi = {
  ...resource<ProductoAcabado, ProductoAcabadoInput>(endpoints.productosAcabados),
  ...images(endpoints.productosAcabados),
  /** Only an API with extensions counts texts [TX-08]. */
  light: (counted?: boolean) => getList<ProductoAcabadoLight>(endpoints.productosAcabadosLight, { textos: counted ? 'si' : undefined }),
}
