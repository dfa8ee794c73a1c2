import { MOST_COLUMNS, MOST_ROWS, refuseBeyond } from '@/features/importar/read/limits'
import { sheetOf } from '@/features/importar/read/sheetOf'
import type { ImportSheet, SheetRow } from '@/features/importar/model/types'
import type { Conversion } from '@/kits/spreadsheet/formats'
import { openWorkbook } from '@/kits/spreadsheet/openWorkbook'
import { isWorkbook, otherZipOf } from '@/kits/spreadsheet/otherKinds'
import { Refusal } from '@/kits/spreadsheet/Refusal'
import { openZip } from '@/kits/spreadsheet/unzip'

const NUMBERS: ReadonlySet<Conversion | undefined> = new Set(['numero', 'sinFormato'])
/** Number with a decimal comma, as spreadsheets show it: an integer field would read "1.234" as 1234 [IX-04]. */
const withComma = (number: string): string => number.replace('.', ',')

/** Non-blank sheets of a workbook [IX-01]. @param again advice for a file that cannot be read @throws Refusal */
export const readWorkbook = async (bytes: Uint8Array, again: string): Promise<ImportSheet[]> => {
  const zip = await openZip(bytes)
  const other = otherZipOf(zip, again)
  if (other !== null) throw new Refusal(other)
  if (!isWorkbook(zip)) throw new Refusal('es un ZIP: descomprímalo y elija el XLSX o el CSV que lleva dentro')
  const sheets: ImportSheet[] = []
  for (const sheet of await openWorkbook(zip)) {
    const rows: SheetRow[] = []
    await sheet.read((cells, conversions, number) => {
      rows.push({ number, cells: cells.map((text, column) => (NUMBERS.has(conversions.get(column)) ? withComma(text) : text)) })
      return rows.length <= MOST_ROWS
    }, MOST_COLUMNS + 1)
    refuseBeyond(rows.length, 0)
    if (rows.length > 0) sheets.push(sheetOf(sheet.name, rows))
  }
  return sheets
}
