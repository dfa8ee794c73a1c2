/** What a member of a record is, for whoever puts its values into words. */
export type Campo =
  /** A text in every language; one of one line never holds a line break. */
  | { clase: 'texto'; label: string; isLine?: true }
  /** A text in no language. */
  | { clase: 'frase'; label: string }
  | { clase: 'numero'; label: string; decimales?: number }
  /** One of a few; a word for each value, which booleans and codes are written as: "true", "0". */
  | { clase: 'opcion'; label: string; palabras: Readonly<Record<string, string>> }
  | { clase: 'fecha'; label: string }
  /** The id of a record of that resource, or the code of a country. */
  | { clase: 'referencia'; label: string; de: string }
  | { clase: 'lista'; label: string; de: string; one: string; many: string }
  | { clase: 'imagen'; label: string }
  /** Only that it was done is told. */
  | { clase: 'hecho'; label: string }

export type Campos = Readonly<Record<string, Campo>>

/** What a resource is called, and what its members are. */
export interface Tipo {
  /** "Producto acabado". */
  nombre: string
  campos: Campos
}

/** A resource whose records belong to others and are shown among their changes. */
export interface TipoDeParte extends Tipo {
  /** The heading that the parts stand under: "Composición". */
  label: string
  /** How they are counted: "7 líneas". */
  one: string
  many: string
  isFeminine: boolean
  /** The members that name what it belongs to. */
  duenos: readonly string[]
  /**
   * What a part that was made anew has in common with the one that gave way to it, the surest first: most parts are never changed in their
   * place. None where that never happens.
   */
  identidad: readonly (readonly string[])[]
}

export const texto = (label: string): Campo => ({ clase: 'texto', label })
/** A name and the like. */
export const linea = (label: string): Campo => ({ clase: 'texto', label, isLine: true })
export const frase = (label: string): Campo => ({ clase: 'frase', label })
export const imagen = (label: string): Campo => ({ clase: 'imagen', label })
export const numero = (label: string, decimales?: number): Campo => ({
  clase: 'numero',
  label,
  ...(decimales !== undefined && { decimales }),
})
export const referencia = (label: string, de: string): Campo => ({ clase: 'referencia', label, de })
export const lista = (label: string, de: string, one: string, many: string): Campo => ({ clase: 'lista', label, de, one, many })
export const siNo = (label: string): Campo => ({ clase: 'opcion', label, palabras: { true: 'sí', false: 'no' } })

export const opciones = (label: string, palabras: readonly string[]): Campo => ({
  clase: 'opcion',
  label,
  palabras: Object.fromEntries(palabras.entries()),
})
