import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { strToU8, zip, type AsyncZippable } from 'fflate'
import type { Cell, SheetLayout } from '@/shared/export/sheet'
import { sheetXml } from '@/shared/export/sheetXml'
import type { Column } from '@/shared/reports/columns'
import type { ReadLimiter } from './readProducts'

/** Compresses in worker threads: the server answers other calls meanwhile. */
const zipped = promisify<AsyncZippable, Uint8Array>(zip)

async function* file<R>(columns: Column<R>[], rows: AsyncIterable<R>, limiter: ReadLimiter, layout: SheetLayout) {
  yield await limiter(async () => {
    const lines: Cell[][] = [columns.map(({ header }) => header)]
    for await (const row of rows) lines.push(columns.map(({ cell }) => cell(row)))
    const parts = Object.entries(sheetXml(lines, layout)).map(([path, xml]): [string, Uint8Array] => [path, strToU8(xml)])
    return zipped(Object.fromEntries(parts))
  })
}

/**
 * Workbook of one sheet: numbers are numbers, and no text becomes a formula [CM-03]. The workbook is in memory as a whole, so that few are
 * made at a time.
 */
export const toXlsx = <R>(columns: Column<R>[], rows: AsyncIterable<R>, limiter: ReadLimiter, layout: SheetLayout): Readable =>
  Readable.from(file(columns, rows, limiter, layout), { objectMode: false })
