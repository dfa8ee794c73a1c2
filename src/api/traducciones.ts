import { rootOf, withQuery } from '@/api/http/endpoints'
import { http } from '@/api/http/http'
import { ApiError } from '@/api/http/ApiError'

const ROOT = rootOf('traducciones')

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
  /** Of the history. */
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
  /** What it stands under: of a record that is no part the same. */
  raiz_tipo: string
  raiz: number
  codigo: string | null
  /** Of the root. */
  nombre: string
  /** What a part is known by. */
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

/** Of which language, beside which. */
export interface DeIdioma {
  idioma: string
  origen: string
}

/** Texts of one record, and what each was when it was typed over. */
export interface TextosDeRegistro {
  tipo: string
  id: number
  textos: Readonly<Record<string, string>>
  antes: Readonly<Record<string, string>>
}

export interface VigentesDeRegistro {
  tipo: string
  id: number
  campos: readonly string[]
  /** The latest change of a source that was seen: a later one leaves it outdated. */
  entrada?: number
  /** The texts that were seen to say what their sources say. */
  antes?: Readonly<Record<string, string>>
}

const rows = (answer: Texto[]): Texto[] => {
  if (!Array.isArray(answer)) throw new ApiError(200, null)
  return answer
}
const at = ({ idioma, origen }: DeIdioma, below = '') => withQuery(`${ROOT}${encodeURIComponent(idioma)}/${below}`, { origen })

export const traduccionesApi = {
  /** Every language with a text, es_ES among them [TX-01]. */
  list: async (): Promise<IdiomaTraducido[]> => {
    const idiomas = await http.get<IdiomaTraducido[]>(ROOT)
    if (!Array.isArray(idiomas)) throw new ApiError(200, null)
    return idiomas
  },
  /** All texts whose source exists, those of one record together [TX-02]. */
  textos: async (de: DeIdioma): Promise<Texto[]> => rows(await http.get<Texto[]>(at(de))),
  /**
   * Writes these texts and nothing else of the record, and gives its rows [TX-04].
   * @throws ApiError 412 with the names of those that somebody else has changed; then nothing is written.
   */
  guardar: async (de: DeIdioma, textos: TextosDeRegistro): Promise<Texto[]> => rows(await http.put<Texto[]>(at(de), textos)),
  /**
   * Accepts texts although their source has changed, or says the same.
   * @throws ApiError 412 with the names of those that somebody else has changed; then nothing is written.
   */
  vigentes: async (de: DeIdioma, vigentes: VigentesDeRegistro, idempotencyKey?: string): Promise<Texto[]> =>
    rows(await http.post<Texto[]>(at(de, 'vigentes/'), vigentes, { idempotencyKey })),
}
