import { plainName } from '@/shared/richName'

const ASCII = /^[\0-\x7f]*$/
/** Accents, and invisible format characters: soft hyphens, joiners, marks of direction. */
const UNREAD = /[\p{M}\p{Cf}\ufffc]+/gu
/** Dashes and the minus sign, which are one key on keyboards. */
const DASHES = /[\p{Pd}−]/gu

/**
 * Normalised text for comparison: lower case without accents, superscripts or subscripts, including their markup. "P₂O₅",
 * "P<sub>2</sub>O<sub>5</sub>" and "p2o5" are equal, and so are "Nitrógeno" and "nitrogeno", or "NO₃⁻" and "no3-" [TB-12].
 */
export const fold = (marked: string): string => {
  const text = plainName(marked)
  if (ASCII.test(text)) return text.toLowerCase()
  return text.toLowerCase().normalize('NFKD').replace(UNREAD, '').replace(DASHES, '-').toLowerCase()
}

/** Normalised words of a search, each of which must occur in a field of the row [TB-02]. */
export const wordsOf = (term: string): string[] => fold(term).split(/\s+/).filter(Boolean)
