import { CELL_LIMIT, CELL_SHOWN } from '@/shared/constants'

/** Text in which every code unit is a character. */
const PLAIN = /^[\0-\u02ff\u2010-\u2027]*$/

let segmenter: Intl.Segmenter | undefined

/** Grapheme segmenter, created on first use: browsers take long to create one, and few texts need it. */
const charactersOf = (text: string): string[] => {
  if (PLAIN.test(text)) return Array.from(text)
  segmenter ??= new Intl.Segmenter('es', { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** Text of a cell: whole, or its beginning and "..." when it is long [TB-06]. Characters are never cut. */
export const shortened = (text: string): string => {
  if (text.length <= CELL_LIMIT) return text
  const characters = charactersOf(text)
  return characters.length <= CELL_LIMIT ? text : `${characters.slice(0, CELL_SHOWN).join('')}...`
}

/** True if a cell's value is the address of an image [TB-07]. */
export const isImage = (text: string): boolean => text.startsWith('http')
