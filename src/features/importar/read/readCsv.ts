import Papa from 'papaparse'
import { MOST_ROWS, refuseBeyond } from '@/features/importar/read/limits'
import { sheetOf } from '@/features/importar/read/sheetOf'
import type { ImportSheet } from '@/features/importar/model/types'
import { Refusal } from '@/kits/spreadsheet/Refusal'
import { tabSeparated } from '@/kits/spreadsheet/tabSeparated'
import { asWritten } from '@/shared/export/formula'

const TAB = '\t'
const SEPARATORS = [';', ',', TAB]
/** Number of rows read, blank ones included: the limit, the blank row after a final line break, and one that shows an excess. */
const MOST_READ = MOST_ROWS + 2
/** Number of rows that determine the separator. */
const HEAD = 20

/** First line that declares the separator to spreadsheets. */
const NAMED = /^sep=(.)\r?\n/i

/** First rows of a text with a separator, and errors of their quotes. */
const parsed = (text: string, delimiter: string, most: number): Pick<Papa.ParseResult<string[]>, 'data' | 'errors'> =>
  delimiter === TAB
    ? { data: tabSeparated(text, most).map(({ cells }) => cells), errors: [] }
    : Papa.parse<string[]>(text, { delimiter, preview: most })

const headOf = (text: string, delimiter: string): string[][] =>
  parsed(text, delimiter, HEAD).data.filter(row => row.some(cell => cell.trim() !== ''))

/** Separator with the largest share of rows as wide as the titles, then with most columns; a tab for one column. */
const separatorOf = (text: string): string => {
  const rated = SEPARATORS.flatMap(separator => {
    const rows = headOf(text, separator)
    const columns = rows[0]?.length ?? 0
    return columns > 1 ? [{ separator, columns, alike: rows.filter(row => row.length === columns).length / rows.length }] : []
  })
  return rated.sort((one, other) => other.alike - one.alike || other.columns - one.columns)[0]?.separator ?? TAB
}

/** Sentences on quotes that would join rows, by the code of their error. */
const QUOTES: Readonly<Record<string, (row: number) => string>> = {
  MissingQuotes: row => `tiene comillas sin cerrar en la fila ${row}`,
  InvalidQuotes: row => `tiene en la fila ${row} una celda con texto detrás de sus comillas: las de dentro se escriben dobladas`,
}

/** Sheet of a text: CSV with `,` `;` or tab, or cells copied from a spreadsheet [IX-01]. @throws Refusal */
export const readCsv = (text: string): ImportSheet => {
  const named = NAMED.exec(text)
  const body = named ? text.slice(named[0].length) : text
  const first = named ? 2 : 1
  const { data, errors } = parsed(body, named?.[1] ?? separatorOf(body), MOST_READ)
  refuseBeyond(data.length === MOST_READ ? data.length : 0, 0)
  for (const { code, row = 0 } of errors) {
    const sentence = QUOTES[code]?.(row + first)
    if (sentence !== undefined) throw new Refusal(sentence)
  }
  return sheetOf(
    '',
    data.map((cells, at) => ({ number: at + first, cells: cells.map(asWritten) })),
  )
}
