import { arrayOf } from '@/api/http/arrayOf'
import { rootOf, withQuery } from '@/api/http/endpoints'
import { http } from '@/api/http/http'
import type { IdiomaTraducido, Texto } from '@/shared/translations'

const ROOT = rootOf('traducciones')

/** Language of the texts, and the source language beside them. */
export interface LanguagePair {
  idioma: string
  origen: string
}

/** Texts of one record, and for each the saved text when its edit began. */
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
  /** Latest source change that the user has seen: a later one leaves the text outdated. */
  entrada?: number
  /** Texts that the user has seen to equal their sources. */
  antes?: Readonly<Record<string, string>>
}

const at = ({ idioma, origen }: LanguagePair, below = '') => withQuery(`${ROOT}${encodeURIComponent(idioma)}/${below}`, { origen })

export const traduccionesApi = {
  /** Languages with at least one text, including es_ES [TX-01]. */
  list: async (): Promise<IdiomaTraducido[]> => arrayOf(await http.get(ROOT)),
  /** Texts with a source, grouped by record [TX-02]. */
  textos: async (de: LanguagePair): Promise<Texto[]> => arrayOf(await http.get(at(de))),
  /**
   * Writes these texts of the record and returns its rows [TX-04].
   * @throws ApiError 412 with the names of the texts that another user has changed; then no text is written.
   */
  guardar: async (de: LanguagePair, textos: TextosDeRegistro): Promise<Texto[]> => arrayOf(await http.put(at(de), textos)),
  /**
   * Accepts texts although their source has changed, or equals them.
   * @throws ApiError 412 with the names of the texts that another user has changed; then no text is written.
   */
  vigentes: async (de: LanguagePair, vigentes: VigentesDeRegistro, idempotencyKey?: string): Promise<Texto[]> =>
    arrayOf(await http.post(at(de, 'vigentes/'), vigentes, { idempotencyKey })),
}
