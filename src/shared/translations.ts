/** Counts of a language, over the texts that exist in es_ES: outdated ones count as translated, copies of the source do not. */
export interface Cuenta {
  hechas: number
  total: number
  desfasadas: number
  /** Texts equal to the one in es_ES. */
  iguales: number
}

/** A language in use, and how far it is, in all and by resource [TX-01]. */
export interface IdiomaTraducido extends Cuenta {
  idioma: string
  por_tipo: Readonly<Record<string, Cuenta>>
}

/** The source of an outdated text: when it last changed, and as it was when the translation was made. */
export interface CambioDeOrigen {
  /** Id of the entry of the history. */
  entrada: number
  /** Both are null where the history has been forgotten. */
  momento: string | null
  antes: string | null
}

/** One text of one language beside its source [TX-02]. */
export interface Texto {
  /** The resource and the record that hold the text; a part of a record is one of its own. */
  tipo: string
  id: number
  /** Resource of the record that has the part; a record that is no part names its own. */
  raiz_tipo: string
  raiz: number
  codigo: string | null
  /** Name of the root record. */
  nombre: string
  /** Name of a part within its root. */
  parte: string | null
  campo: string
  origen: string
  /** '' where there is none. */
  destino: string
  /** Whether the text equals its source in another language, and is not accepted as it is. */
  igual: boolean
  desfasada: boolean
  cambio: CambioDeOrigen | null
  familia: number | null
  paises: readonly string[]
}
