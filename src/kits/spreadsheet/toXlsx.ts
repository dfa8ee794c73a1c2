import { strToU8, zipSync } from 'fflate'
import type { Cell, SheetLayout } from '@/shared/export/sheet'
import { workbookXml, type LaidSheet } from '@/shared/export/sheetXml'

/** Workbook: a ZIP of XML, compressed in this thread, because the content security policy forbids workers created from text. */
export const toWorkbook = (sheets: readonly LaidSheet[]): Uint8Array<ArrayBuffer> =>
  zipSync(Object.fromEntries(Object.entries(workbookXml(sheets)).map(([path, xml]) => [path, strToU8(xml)])))

/** Workbook of one sheet. */
export const toXlsx = (lines: readonly Cell[][], layout: SheetLayout): Uint8Array<ArrayBuffer> => toWorkbook([{ lines, layout }])
