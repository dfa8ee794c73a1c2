import { CELL_LIMIT, CELL_SHOWN } from '@/shared/constants'

/** Text whose code units are characters, one each. */
const PLAIN = /^[\0-\u02ff\u2010-\u2027]*$/

let segmenter: Intl.Segmenter | undefined

/** The characters of a text as people count them. A browser takes long to learn how, and few texts need that. */
const charactersOf = (text: string): string[] => {
  if (PLAIN.test(text)) return Array.from(text)
  segmenter ??= new Intl.Segmenter('es', { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** Text of a cell: whole, or its beginning and "..." where it is long [TB-06]. Characters are never cut. */
export const shortened = (text: string): string => {
  if (text.length <= CELL_LIMIT) return text
  const characters = charactersOf(text)
  return characters.length <= CELL_LIMIT ? text : `${characters.slice(0, CELL_SHOWN).join('')}...`
}

/** Whether a cell's value is the address of an image [TB-07]. */
export const isImage = (text: string): boolean => text.startsWith('http')
