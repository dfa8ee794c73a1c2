import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { withoutFormula } from '@/shared/export/formula'
import type { Column } from './columns'

async function* lines<R>(columns: Column<R>[], rows: AsyncIterable<R>) {
  yield columns.map(({ header }) => header)
  for await (const row of rows) yield columns.map(({ cell }) => withoutFormula(String(cell(row))))
}

/**
 * Writes what Spanish spreadsheets open right: UTF-8 with BOM, `;`, CRLF. Every cell is quoted, by RFC 4180, so that whatever else
 * a spreadsheet may separate by starts no cell in the middle of a text. Written while the rows come.
 */
export const toCsv = <R>(columns: Column<R>[], rows: AsyncIterable<R>): Readable =>
  pipeline(
    Readable.from(lines(columns, rows)),
    stringify({ bom: true, delimiter: ';', record_delimiter: 'windows', quoted: true, quoted_empty: true }),
    // The reader of the result gets the error.
    () => undefined,
  )
