import Papa from 'papaparse'
import { MOST_ROWS, refuseBeyond } from '@/features/importar/read/limits'
import { sheetOf } from '@/features/importar/read/sheetOf'
import type { ImportSheet } from '@/features/importar/model/types'
import { Refusal } from '@/kits/spreadsheet/Refusal'
import { withoutFormula } from '@/shared/export/formula'

const SEPARATORS = [';', ',', '\t']
/** Separates nothing: the file has one column. */
const NONE = '\x1f'
/** Rows that are read: one after the last is what the line break at the end of a file leaves. Blank ones count too. */
const MOST_READ = MOST_ROWS + 2
/** Rows that tell the separator. */
const HEAD = 20

/** First line by which spreadsheets are told the separator. */
const NAMED = /^sep=(.)\r?\n/i

const headOf = (text: string, delimiter: string): string[][] =>
  Papa.parse<string[]>(text, { delimiter, preview: HEAD, skipEmptyLines: 'greedy' }).data

/** Separator that parts the titles, and as many rows as possible like them. */
const separatorOf = (text: string): string => {
  const rated = SEPARATORS.flatMap(separator => {
    const rows = headOf(text, separator)
    const columns = rows[0]?.length ?? 0
    return columns > 1 ? [{ separator, columns, alike: rows.filter(row => row.length === columns).length / rows.length }] : []
  })
  return rated.sort((one, other) => other.alike - one.alike || other.columns - one.columns)[0]?.separator ?? NONE
}

/** Exports of the application put an apostrophe before what a spreadsheet would take for a formula. */
const asWritten = (cell: string): string => (cell.startsWith("'") && withoutFormula(cell.slice(1)) === cell ? cell.slice(1) : cell)

/** Cells of a text: CSV with `,` `;` or tab, and cells that were copied from a spreadsheet [IX-01]. @throws Refusal */
export const readCsv = (text: string): ImportSheet => {
  const named = NAMED.exec(text)
  const body = named ? text.slice(named[0].length) : text
  const { data, errors } = Papa.parse<string[]>(body, { delimiter: named?.[1] ?? separatorOf(body), preview: MOST_READ })
  refuseBeyond(data.length === MOST_READ ? data.length : 0, 0)
  const unclosed = errors.find(({ code }) => code === 'MissingQuotes')
  if (unclosed) throw new Refusal(`tiene comillas sin cerrar en la fila ${(unclosed.row ?? 0) + 1}`)
  const first = named ? 2 : 1
  return sheetOf(
    '',
    data.map((cells, at) => ({ number: at + first, cells: cells.map(asWritten) })),
  )
}
