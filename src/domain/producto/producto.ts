import type { LocaleMap } from '@/domain/locales'

/** What both kinds of product have [PE-02]. */
interface Producto {
  id: number
  codigo: string
  nombre: LocaleMap
  descripcion: LocaleMap
  /** The form calls it "Título". */
  descripcion2: LocaleMap
  caracteristicas: LocaleMap
  aplicaciones: LocaleMap
  observaciones: LocaleMap
  modo_de_accion: LocaleMap
  seo_title: LocaleMap
  seo_description: LocaleMap
  seo_imagen_catalogo_alt: LocaleMap
  id_hexadecimal: string
  /** The server makes it from `codigo` and `nombre`. */
  slug: string
  familia: number | null
  iconos: number[]
  estados_fenologicos: number[]
  activo: boolean
  ecologico: boolean
  imagen_catalogo: string | null
  imagen_modo_de_accion: string | null
}

type ReadOnly = 'id' | 'slug' | 'imagen_catalogo' | 'imagen_modo_de_accion'

/** A generic product alone has a priority [PE-03]. */
export interface ProductoGenerico extends Producto {
  prioridad: number
}
export type ProductoGenericoInput = Partial<Omit<ProductoGenerico, ReadOnly>> & Pick<ProductoGenerico, 'codigo'>

/** By the languages that a product has text in, how many of its texts in the default one each has too [TX-08]. */
export interface TextosDeProducto {
  id: number
  textos: Readonly<Record<string, number>>
}

/** Tables and selects need no more than this. */
export type ProductoGenericoLight = Pick<ProductoGenerico, 'id' | 'codigo' | 'nombre' | 'familia' | 'activo' | 'ecologico' | 'prioridad'>

/** A finished product names its generic one and has countries, a company and packagings [PE-03]. */
export interface ProductoAcabado extends Producto {
  producto_generico: number | null
  /** ISO alpha-2 codes, in lower or upper case: compare them without case. */
  paises: string[]
  empresa: string | null
  internacional: boolean
  envases: number[]
}
export type ProductoAcabadoInput = Partial<Omit<ProductoAcabado, ReadOnly>>
/** Tables and selects need no more than this. */
export type ProductoAcabadoLight = Pick<
  ProductoAcabado,
  'id' | 'codigo' | 'nombre' | 'producto_generico' | 'paises' | 'familia' | 'empresa' | 'activo' | 'ecologico'
>

/** The product that a record is a part of: one of the two, the other null [CO-07]. */
export interface DeUnProducto {
  producto_generico: number | null
  producto_acabado: number | null
}
