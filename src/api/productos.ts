import { confirmedAt, endpoints } from '@/api/http/endpoints'
import { hasExtensions, http } from '@/api/http/http'
import { imageOf } from '@/api/http/image'
import { resource } from '@/api/http/resource'
import { listProductosAcabados, listProductosGenericos } from '@/api/listados'
import type { TextosVigentes } from '@/domain/producto/textosDePaises'
import type { ProductoAcabado, ProductoAcabadoInput, ProductoGenerico, ProductoGenericoInput } from '@/domain/producto/producto'

const images = (root: string) => ({
  imagenCatalogo: imageOf(root, 'imagen_catalogo', 'imagen'),
  imagenModoDeAccion: imageOf(root, 'imagen_modo_de_accion', 'imagen'),
})

export const productosGenericosApi = {
  ...resource<ProductoGenerico, ProductoGenericoInput>(endpoints.productosGenericos),
  ...images(endpoints.productosGenericos),
  light: listProductosGenericos,
}

export const productosAcabadosApi = {
  ...resource<ProductoAcabado, ProductoAcabadoInput>(endpoints.productosAcabados),
  ...images(endpoints.productosAcabados),
  /** Null where the API does not tell. */
  vigentes: async (id: number): Promise<TextosVigentes | null> =>
    hasExtensions() ? http.get<TextosVigentes>(confirmedAt(endpoints.productosAcabados, id)) : null,
  light: listProductosAcabados,
}
