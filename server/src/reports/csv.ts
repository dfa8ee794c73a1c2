import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { withoutFormula } from '@/shared/export/formula'
import type { Column } from '@/shared/reports/columns'

async function* lines<R>(columns: Column<R>[], rows: AsyncIterable<R>) {
  yield columns.map(({ header }) => header)
  for await (const row of rows) yield columns.map(({ cell }) => withoutFormula(String(cell(row))))
}

/**
 * CSV that Spanish spreadsheets open correctly: UTF-8 with BOM, `;`, CRLF. Every cell is quoted, by RFC 4180: another separator of a
 * spreadsheet does not split a text. Rows are written as they are read.
 */
export const toCsv = <R>(columns: Column<R>[], rows: AsyncIterable<R>): Readable =>
  pipeline(
    Readable.from(lines(columns, rows)),
    stringify({ bom: true, delimiter: ';', record_delimiter: 'windows', quoted: true, quoted_empty: true }),
    // The reader of the returned stream receives the error.
    () => undefined,
  )
