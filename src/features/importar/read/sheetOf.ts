import { refuseBeyond } from '@/features/importar/read/limits'
import type { ImportSheet, SheetRow } from '@/features/importar/model/types'

const isBlank = (text: string): boolean => text.trim() === ''

/** Number of cells up to the last non-blank one. */
const lengthOf = (cells: readonly string[]): number => cells.findLastIndex(text => !isBlank(text)) + 1

/** Sheet whose first non-blank row has the titles. @throws Refusal */
export const sheetOf = (name: string, all: readonly SheetRow[]): ImportSheet => {
  const filled = all.filter(({ cells }) => !cells.every(isBlank))
  const width = filled.reduce((most, { cells }) => Math.max(most, lengthOf(cells)), 0)
  refuseBeyond(filled.length, width)
  const [head, ...rows] = filled
  const fitted = (cells: readonly string[]) => Array.from({ length: width }, (_, at) => cells[at] ?? '')
  return {
    name,
    titles: fitted(head?.cells ?? []).map(title => title.trim()),
    rows: rows.map(({ number, cells }) => ({ number, cells: cells.length === width ? cells : fitted(cells) })),
  }
}
