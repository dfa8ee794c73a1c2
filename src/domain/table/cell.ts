import { CELL_LIMIT, CELL_SHOWN } from '@/domain/constants'

/** What a cell shows of a text: the whole, or its beginning and "..." where it is long [TB-06]. Never half of a pair of code units. */
export const shortened = (text: string): string => {
  if (text.length <= CELL_LIMIT) return text
  const characters = Array.from(text)
  return characters.length <= CELL_LIMIT ? text : `${characters.slice(0, CELL_SHOWN).join('')}...`
}

/** Whether a cell's value is the address of an image [TB-07]. */
export const isImage = (text: string): boolean => text.startsWith('http')
