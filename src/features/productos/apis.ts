import type { TaggedRecord } from '@/api/http/http'
import type { ImageApi } from '@/api/http/image'
import { apiOf } from '@/api/resources'
import { ACABADO_FIELDS, GENERICO_FIELDS, type ImagenDeProducto, type ProductoFields } from '@/features/productos/model/productoFields'
import type { ProductoRecord, Tipo } from '@/features/productos/productTypes'
import { productosAcabados } from '@/shared/resources/productosAcabados'
import { productosGenericos } from '@/shared/resources/productosGenericos'

interface ProductoApi {
  get(id: number): Promise<ProductoRecord>
  getTagged(id: number): Promise<TaggedRecord<ProductoRecord>>
  update(id: number, input: Partial<ProductoFields>, ifMatch?: string | null): Promise<ProductoRecord>
  remove(id: number): Promise<void>
  images: Record<ImagenDeProducto, ImageApi>
}

/** API calls of both kinds of product, and the fields that each writes. Lists need neither. */
export const apis: Record<Tipo, { api: ProductoApi; fields: readonly (keyof ProductoFields)[] }> = {
  g: { api: apiOf(productosGenericos), fields: GENERICO_FIELDS },
  a: { api: apiOf(productosAcabados), fields: ACABADO_FIELDS },
}
