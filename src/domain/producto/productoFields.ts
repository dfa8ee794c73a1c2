import type { ProductoAcabado } from '@/shared/resources/productosAcabados'
import type { ProductoGenerico } from '@/shared/resources/productosGenericos'

export const IMAGENES = ['imagen_catalogo', 'imagen_modo_de_accion'] as const
export type ImagenDeProducto = (typeof IMAGENES)[number]

/** What is written of a product, of either kind [PE-02, PE-03]. */
export type ProductoFields = Omit<ProductoGenerico & ProductoAcabado, 'id' | 'slug' | 'producto_generico' | ImagenDeProducto>

export const TEXTS = [
  'nombre',
  'descripcion',
  'descripcion2',
  'caracteristicas',
  'aplicaciones',
  'observaciones',
  'modo_de_accion',
  'seo_title',
  'seo_description',
  'seo_imagen_catalogo_alt',
] as const satisfies readonly (keyof ProductoFields)[]

/** The texts but the name, as a form has them from its top to its end. */
export const TEXTS_IN_FORM = [
  ...(['descripcion2', 'descripcion', 'caracteristicas', 'aplicaciones', 'modo_de_accion', 'observaciones'] as const),
  ...(['seo_title', 'seo_description', 'seo_imagen_catalogo_alt'] as const),
] as const satisfies readonly (typeof TEXTS)[number][]

const SHARED = ['codigo', ...TEXTS, 'id_hexadecimal', 'familia', 'iconos', 'estados_fenologicos', 'activo', 'ecologico'] as const

/** A generic product writes these fields: the shared ones and its priority [PE-03]. */
export const GENERICO_FIELDS = [...SHARED, 'prioridad'] as const satisfies readonly (keyof ProductoFields)[]
export const ACABADO_FIELDS = [
  ...SHARED,
  'paises',
  'empresa',
  'internacional',
  'envases',
] as const satisfies readonly (keyof ProductoFields)[]
