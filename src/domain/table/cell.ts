import { CELL_LIMIT, CELL_SHOWN } from '@/domain/constants'

/** Letters with an accent of their own, joined emoji: several code points that show as one. */
// eslint-disable-next-line no-misleading-character-class -- each one is meant alone
const JOINED = /[\p{M}\u200d\p{RI}\u1100-\u11ff\u{1f3fb}-\u{1f3ff}]/u

let segmenter: Intl.Segmenter | undefined

/** The characters of a text as people count them. A browser takes long to learn how, and few texts need that. */
const charactersOf = (text: string): string[] => {
  if (!JOINED.test(text)) return Array.from(text)
  segmenter ??= new Intl.Segmenter('es', { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** What a cell shows of a text: the whole, or its beginning and "..." where it is long [TB-06]. Never a part of a character. */
export const shortened = (text: string): string => {
  if (text.length <= CELL_LIMIT) return text
  const characters = charactersOf(text)
  return characters.length <= CELL_LIMIT ? text : `${characters.slice(0, CELL_SHOWN).join('')}...`
}

/** Whether a cell's value is the address of an image [TB-07]. */
export const isImage = (text: string): boolean => text.startsWith('http')
