import type { Persona } from '@/shared/live'
import type { LocaleMap } from '@/shared/locales'

export const ACCIONES = ['creado', 'cambiado', 'eliminado', 'restaurado'] as const
export type Accion = (typeof ACCIONES)[number]

/** Named record; `tipo` is its resource ("productos_acabados"). A name without translations is a text. */
interface RegistroNombrado {
  tipo: string
  registro: number
  codigo: string | null
  nombre: LocaleMap | string
}

/** Value as in the API; an image is its address, and a missing value is null. */
export type Valor = string | number | boolean | null | readonly (string | number)[]

/** Changed field of a record; for a text in several languages, one language [HI-01]. */
export interface CambioDeCampo {
  tipo: string
  registro: number
  campo: string
  idioma: string | null
  antes: Valor
  despues: Valor
  /** Texts are truncated at 200 characters; the full ones have a request of their own. */
  recortado?: boolean
}

/** Created or deleted record or part, with all its fields; `campo` is null [HI-01]. */
export interface CambioEntero {
  tipo: string
  registro: number
  campo: null
  idioma: null
  antes: Readonly<Record<string, unknown>> | null
  despues: Readonly<Record<string, unknown>> | null
  /** Texts are truncated, as in `CambioDeCampo`. */
  recortado?: boolean
}

export type Cambio = CambioDeCampo | CambioEntero

/** Number of texts in languages other than es_ES that a save changed, and the language if it is a single one. */
export interface Traduccion {
  textos: number
  idioma: string | null
}

/** Field that changed in some records of an entry; `campo` null: parts of that kind were added or removed. */
export interface CampoTocado {
  tipo: string
  campo: string | null
}

/** Entry of the history: one save with all its calls [HI-01]. */
export interface Entrada extends RegistroNombrado {
  id: number
  /** Time as ISO 8601. */
  momento: string
  /** Author with the current name; null for a change made by an operator on the server. */
  usuario: Persona | null
  accion: Accion
  /** Number of records changed, without parts; `tipo` and `registro` are the first of them. */
  registros: number
  /** Number of changed records of each resource, largest first; missing for one resource. */
  por_tipo?: Readonly<Record<string, number>>
  /** First few of the other records, by name; empty for an entry with one record. */
  otros: readonly RegistroNombrado[]
  /** Set when the entry changed only translations of several records; null otherwise. */
  traduccion: Traduccion | null
  /** `Save-Id` of the import that made the entry; missing for other entries [IX-07]. */
  importacion?: string
  /** Fields that changed in any of several records, a dozen at most; empty for one record, or for too many records to search. */
  campos?: readonly CampoTocado[]
  /** Changes of the requested record, or of the first record. */
  cambios: readonly Cambio[]
  /** Names at that time of the records that the changes refer to, by resource and id (countries by code). */
  nombres: Readonly<Record<string, Readonly<Record<string, Omit<RegistroNombrado, 'tipo' | 'registro'>>>>>
}

/** Longest text of a change in a page of the history, in characters; the whole text has a request of its own. */
export const MAX_TEXT_IN_PAGE = 200

/** Records of an entry, each as an entry of its own [HI-05]. */
export interface RegistrosDeEntrada {
  registros: readonly Entrada[]
  /** `despues` of the next page; null on the last one. */
  siguiente: string | null
}

export interface PaginaDeHistorial {
  entradas: readonly Entrada[]
  /** `antes` of the next page; null on the last one. */
  siguiente: string | null
  /** Number of matching entries, counted up to 1,001, on the first page only. */
  total: number | null
  /** There are more than `total`; missing when the API counts all. */
  hay_mas?: boolean
}

/** Record as of an entry, with its parts, as in the API [HI-03]. */
export interface VersionDeRegistro {
  registro: Readonly<Record<string, unknown>>
  /** Parts by resource: "lineas_de_composicion". */
  partes: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
  nombres: Entrada['nombres']
}

/** Deleted record in the trash [HI-04]. */
export interface RegistroEnPapelera extends RegistroNombrado {
  id: number
  /** Number of deleted parts by resource, and `imagenes`. */
  partes: Readonly<Record<string, number>>
  momento: string
  usuario: Persona | null
  /** Time of the final deletion. */
  caduca: string
}

/** Reference that could not be restored, and the reason [HI-04]. */
export interface Perdida {
  que: string
  motivo: string
  /** Time of the deletion of a record in the trash; null for others, and left out by servers of earlier versions, whose reason has the day. */
  momento?: string | null
  /** Id in the trash, if the missing record is there and can be restored too. */
  papelera: number | null
}

export interface Restauracion {
  tipo: string
  id: number
  /** One sentence for each value that could not be restored. */
  faltan: readonly string[]
  perdidas: readonly Perdida[]
  /** Values and parts restored besides the record itself, in words: "4 iconos, 2 envases y 7 líneas de composición"; '' for none. */
  recuperado: string
}

/** Result of undoing an entry [IX-07]. */
export interface Reversion {
  /** Number of restored records; their parts are restored with them. */
  deshechos: number
  /** Records left unchanged: changed since, used by others, or impossible to restore. */
  cambiados: readonly ({ tipo: string; id: number } & Omit<RegistroNombrado, 'tipo' | 'registro'>)[]
}
