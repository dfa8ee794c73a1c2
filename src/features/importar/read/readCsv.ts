import Papa from 'papaparse'
import { MOST_ROWS, refuseBeyond } from '@/features/importar/read/limits'
import { sheetOf } from '@/features/importar/read/sheetOf'
import type { ImportSheet } from '@/features/importar/model/types'
import { Refusal } from '@/kits/spreadsheet/Refusal'
import { withoutFormula } from '@/shared/export/formula'

const SEPARATORS = [';', ',', '\t']
/** Separator of a file with one column: a character that does not occur. */
const NONE = '\x1f'
/** Number of rows read, blank ones included: the limit, the blank row after a final line break, and one that shows an excess. */
const MOST_READ = MOST_ROWS + 2
/** Number of rows that determine the separator. */
const HEAD = 20

/** First line that declares the separator to spreadsheets. */
const NAMED = /^sep=(.)\r?\n/i

const headOf = (text: string, delimiter: string): string[][] =>
  Papa.parse<string[]>(text, { delimiter, preview: HEAD, skipEmptyLines: 'greedy' }).data

/** Separator with the largest share of rows as wide as the titles, then with most columns. */
const separatorOf = (text: string): string => {
  const rated = SEPARATORS.flatMap(separator => {
    const rows = headOf(text, separator)
    const columns = rows[0]?.length ?? 0
    return columns > 1 ? [{ separator, columns, alike: rows.filter(row => row.length === columns).length / rows.length }] : []
  })
  return rated.sort((one, other) => other.alike - one.alike || other.columns - one.columns)[0]?.separator ?? NONE
}

/** Cell without the apostrophe that exports of the application put before text like a formula. */
const asWritten = (cell: string): string => (cell.startsWith("'") && withoutFormula(cell.slice(1)) === cell ? cell.slice(1) : cell)

/** Sheet of a text: CSV with `,` `;` or tab, or cells copied from a spreadsheet [IX-01]. @throws Refusal */
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
