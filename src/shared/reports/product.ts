import type { productosGenericos } from '@/shared/resources/productosGenericos'
import type { NameOfKind } from '@/shared/resources/resource'

/** Line of a composition with its texts in one language, '' where a text is missing. */
export interface Line {
  componente: string
  /** Quantity as a number, or as a number in text, which keeps all decimals of the database. */
  cantidad_1: number | string | null
  magnitud_1: string
  cantidad_2: number | string | null
  magnitud_2: string
  solubilidad: number
  valor: string
}

export interface Stage {
  cultivo: string
  estado: string
}

/** One way to apply a product. */
export interface Entry extends Stage {
  modo_de_aplicacion: number
  dosis: string
  momento_de_aplicacion: string
  objetivo: string
}

export interface Country {
  codigo: string
  nombre: string
}

export interface Packaging {
  valor: string
  magnitud: string
}

/** Product of either kind in a report: its texts, and the names that it refers to, are in one language. */
export interface Product extends Record<NameOfKind<typeof productosGenericos, 'text'> | 'familia', string> {
  id: number
  codigo: string
  id_hexadecimal: string
  slug: string
  activo: boolean
  ecologico: boolean
  imagen_catalogo: string | null
  imagen_modo_de_accion: string | null
  lineas: Line[]
  estados: Stage[]
  como_se_aplica: Entry[]
  iconos: { nombre: string }[]
}

export interface GenericProduct extends Product {
  prioridad: number
}

export interface FinishedProduct extends Product {
  generico_codigo: string | null
  generico_nombre: string
  empresa: string | null
  internacional: boolean
  paises: Country[]
  envases: Packaging[]
}
