import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { strToU8, zip, type AsyncZippable } from 'fflate'
import type { Cell, SheetLayout } from '@/shared/export/sheet'
import { sheetXml } from '@/shared/export/sheetXml'
import type { Column } from './columns'
import type { InTurn } from './readProducts'

/** In threads of its own: the server answers others meanwhile. */
const zipped = promisify<AsyncZippable, Uint8Array>(zip)

async function* file<R>(columns: Column<R>[], rows: AsyncIterable<R>, inTurn: InTurn, layout: SheetLayout) {
  yield await inTurn(async () => {
    const lines: Cell[][] = [columns.map(({ header }) => header)]
    for await (const row of rows) lines.push(columns.map(({ cell }) => cell(row)))
    const parts = Object.entries(sheetXml(lines, layout)).map(([path, xml]): [string, Uint8Array] => [path, strToU8(xml)])
    return zipped(Object.fromEntries(parts))
  })
}

/**
 * A workbook of one sheet: numbers are numbers, and what a text begins with makes no formula of it [CM-03]. It is in memory as a whole,
 * and so made in a turn.
 */
export const toXlsx = <R>(columns: Column<R>[], rows: AsyncIterable<R>, inTurn: InTurn, layout: SheetLayout): Readable =>
  Readable.from(file(columns, rows, inTurn, layout), { objectMode: false })
