import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'

/** A column of a report: what its header says, and what a row has in it. */
export interface Column<R> {
  header: string
  cell: (row: R) => string
}

const NUMBER = /^[-+]?\d+([.,]\d+)?$/

/** A spreadsheet would take such a cell for a formula and run it. */
const withoutFormula = (text: string) => (/^[=+\-@\t\r]/.test(text) && !NUMBER.test(text) ? `'${text}` : text)

async function* lines<R>(columns: Column<R>[], rows: AsyncIterable<R>) {
  yield columns.map(({ header }) => header)
  for await (const row of rows) yield columns.map(({ cell }) => withoutFormula(cell(row)))
}

/** As Spanish spreadsheets open it right: UTF-8 with BOM, `;`, quotes by RFC 4180, CRLF. Written while the rows come. */
export const toCsv = <R>(columns: Column<R>[], rows: AsyncIterable<R>): Readable =>
  pipeline(
    Readable.from(lines(columns, rows)),
    stringify({ bom: true, delimiter: ';', record_delimiter: 'windows', quote_record_delimiter: true }),
    // Whoever reads the result is told of an error there.
    () => undefined,
  )
