import type { LocaleMap } from '@/shared/locales'

export type Accion = 'creado' | 'cambiado' | 'eliminado' | 'restaurado'

/** Who made a change, by the name that the user has now. */
export interface Autor {
  id: number
  nombre: string
  apellidos: string
}

/** A record as it is named; `tipo` is its resource ("productos_acabados"). A name that is not translated is a text. */
export interface RegistroNombrado {
  tipo: string
  registro: number
  codigo: string | null
  nombre: LocaleMap | string
}

/** As the API has the member; an image is its address, and what was not there is null. */
export type Valor = string | number | boolean | null | readonly (string | number)[]

/** One member of a record that changed; of a text in several languages, one language [HI-01]. */
export interface CambioDeCampo {
  tipo: string
  registro: number
  campo: string
  idioma: string | null
  antes: Valor
  despues: Valor
  /** Its texts are cut at 200 characters: the whole ones come by themselves. */
  recortado?: boolean
}

/** A record, or a part of it, as it was made or as it was when it went: all that it held, with `campo` null [HI-01]. */
export interface CambioEntero {
  tipo: string
  registro: number
  campo: null
  idioma: null
  antes: Readonly<Record<string, unknown>> | null
  despues: Readonly<Record<string, unknown>> | null
  /** As above. */
  recortado?: boolean
}

export type Cambio = CambioDeCampo | CambioEntero

/** How many texts of other languages than es_ES a save changed, and of which where it is one alone. */
export interface Traduccion {
  textos: number
  idioma: string | null
}

/** A member that changed in some of the records of an entry; null: parts of that kind came or went. */
export interface CampoTocado {
  tipo: string
  campo: string | null
}

/** What one save did, with all its calls [HI-01]. */
export interface Entrada extends RegistroNombrado {
  id: number
  /** A moment as ISO 8601 writes it. */
  momento: string
  /** Null where an operator did it on the machine itself. */
  usuario: Autor | null
  accion: Accion
  /** How many records it touched besides their parts; `tipo` and `registro` are the first of them. */
  registros: number
  /** The first of the others, by name; empty where it touched one. */
  otros: readonly RegistroNombrado[]
  /** Where it touched several records and did nothing else to them; else null. */
  traduccion: Traduccion | null
  /** An import did it; missing where none did [IX-07]. */
  importacion?: boolean
  /** Members that changed in any of several records, a dozen at most; empty for one record, or for too many to look through. */
  campos?: readonly CampoTocado[]
  /** Of the record asked for, or of the first. */
  cambios: readonly Cambio[]
  /** What the changes refer to, by resource and id (countries by their code), by the name that it had then. */
  nombres: Readonly<Record<string, Readonly<Record<string, Omit<RegistroNombrado, 'tipo' | 'registro'>>>>>
}

/** The records of an entry, each as an entry that touched it alone [HI-05]. */
export interface RegistrosDeEntrada {
  registros: readonly Entrada[]
  /** `despues` of the next page; null on the last one. */
  siguiente: string | null
}

export interface PaginaDeHistorial {
  entradas: readonly Entrada[]
  /** What `antes` has to be for the next page; null on the last. */
  siguiente: string | null
  /** How many there are of what was asked, counted up to 1,001, on the first page only. */
  total: number | null
  /** There are more than `total` says; missing where an API counts all. */
  hay_mas?: boolean
}

/** A record as it was right after an entry, with its parts, as the API has them [HI-03]. */
export interface VersionDeRegistro {
  registro: Readonly<Record<string, unknown>>
  /** By resource: "lineas_de_composicion". */
  partes: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
  nombres: Entrada['nombres']
}

/** Something in the bin [HI-04]. */
export interface EnPapelera extends RegistroNombrado {
  id: number
  /** By resource, and `imagenes`: what went with it. */
  partes: Readonly<Record<string, number>>
  momento: string
  usuario: Autor | null
  /** From then on it is gone for good: a moment. */
  caduca: string
}

/** What could not be brought back, and why [HI-04]. */
export interface Perdida {
  que: string
  motivo: string
  /** What is in the bin itself is named by its id there, and can be restored too. */
  papelera: number | null
}

export interface Restaurado {
  tipo: string
  id: number
  /** A sentence for each thing that could not be brought back. */
  faltan: readonly string[]
  perdidas: readonly Perdida[]
  /** What came back besides the record itself, in words: "4 iconos, 2 envases y 7 líneas de composición"; '' for nothing. */
  recuperado: string
}

/** Result of undoing an entry [IX-07]. */
export interface Deshecho {
  /** How many records are as they were before it, with their parts. */
  deshechos: number
  /** Records that were left: changed since, used by others, or not to be had as they were. */
  cambiados: readonly ({ tipo: string; id: number } & Omit<RegistroNombrado, 'tipo' | 'registro'>)[]
}
