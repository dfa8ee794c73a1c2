import { plainName } from '@/domain/richName'

const ASCII = /^[\0-\x7f]*$/
const MARKS = /\p{M}+/gu

/**
 * Lower case without accents, superscripts or subscripts, their markup included: "P₂O₅", "P<sub>2</sub>O<sub>5</sub>" and "p2o5" are
 * one, and so are "Nitrógeno" and "nitrogeno" [TB-12].
 */
export const fold = (marked: string): string => {
  const text = plainName(marked)
  return ASCII.test(text) ? text.toLowerCase() : text.toLowerCase().normalize('NFKD').replace(MARKS, '').toLowerCase()
}

/** The words that a row must hold, each in at least one of its fields [TB-02]. */
export const wordsOf = (term: string): string[] => fold(term).split(/\s+/).filter(Boolean)
