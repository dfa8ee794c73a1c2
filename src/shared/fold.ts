import { plainName } from '@/shared/richName'

const ASCII = /^[\0-\x7f]*$/
/** Accents, and format characters, which do not show: soft hyphens, joiners, marks of direction. */
const UNREAD = /[\p{M}\p{Cf}\ufffc]+/gu
/** Dashes and the minus sign, which a keyboard has one key for. */
const DASHES = /[\p{Pd}−]/gu

/**
 * Lower case without accents, superscripts or subscripts, their markup included: "P₂O₅", "P<sub>2</sub>O<sub>5</sub>" and "p2o5" are
 * one, and so are "Nitrógeno" and "nitrogeno", or "NO₃⁻" and "no3-" [TB-12].
 */
export const fold = (marked: string): string => {
  const text = plainName(marked)
  if (ASCII.test(text)) return text.toLowerCase()
  return text.toLowerCase().normalize('NFKD').replace(UNREAD, '').replace(DASHES, '-').toLowerCase()
}

/** The words that a row must hold, each in at least one of its fields [TB-02]. */
export const wordsOf = (term: string): string[] => fold(term).split(/\s+/).filter(Boolean)
