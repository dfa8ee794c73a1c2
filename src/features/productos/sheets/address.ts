import type { Tipo } from '@/features/productos/productTypes'
import { DEFAULT_LOCALE } from '@/shared/locales'

/** Largest number of sheets at once [FT-03]. */
export const MOST_SHEETS = 200

/** Message for a larger selection. */
export const TOO_MANY_SHEETS = `Hasta ${MOST_SHEETS} fichas de una vez`

/** Address of the sheets of some products of one kind, in a language [FT-01]. */
export const sheetsPath = (tipo: Tipo, ids: readonly number[], locale: string = DEFAULT_LOCALE): string =>
  `/productos/ficha/${tipo}/${ids.join(',')}${locale === DEFAULT_LOCALE ? '' : `?idioma=${locale}`}`

const ID = /^[1-9]\d{0,9}$/

/** Ids in an address, in order and without duplicates; null for a text that is not a list of ids. */
export const idsIn = (text: string): readonly number[] | null => {
  const parts = text.split(',')
  const ids = [...new Set(parts.map(Number))]
  return parts.every(part => ID.test(part)) ? ids : null
}
