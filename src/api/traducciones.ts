import { rootOf, withQuery } from '@/api/http/endpoints'
import { http } from '@/api/http/http'
import { ApiError } from '@/api/http/ApiError'

import type { IdiomaTraducido, Texto } from '@/shared/translations'

const ROOT = rootOf('traducciones')

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
