/** Counts of a language, over the texts that exist in es_ES: outdated ones count as translated, copies of the source do not. */
export interface Cuenta {
  hechas: number
  total: number
  desfasadas: number
  /** Number of texts equal to the one in es_ES. */
  iguales: number
}

/** Language in use and its progress, in total and by resource [TX-01]. */
export interface IdiomaTraducido extends Cuenta {
  idioma: string
  por_tipo: Readonly<Record<string, Cuenta>>
}

/** Last change of an outdated text's source, and the source at the time of the translation. */
interface CambioDeOrigen {
  /** Id of the history entry. */
  entrada: number
  /** Both are null when the history no longer has the entry. */
  momento: string | null
  antes: string | null
}

/** Text of one language beside its source [TX-02]. */
export interface Texto {
  /** Resource and id of the record with the text; a part is a record of its own. */
  tipo: string
  id: number
  /** Resource of the part's owner; for other records the record's own. */
  raiz_tipo: string
  raiz: number
  codigo: string | null
  /** Name of the root record. */
  nombre: string
  /** Name of a part within its root. */
  parte: string | null
  campo: string
  origen: string
  /** Translation; '' when there is none. */
  destino: string
  /** True if the text equals its source in another language and is not accepted. */
  igual: boolean
  desfasada: boolean
  cambio: CambioDeOrigen | null
  familia: number | null
  paises: readonly string[]
}
