import { toCsv } from '@/kits/lists/export/toCsv'
import { toXlsx } from '@/kits/spreadsheet/toXlsx'
import type { ExportFormat } from '@/kits/lists/store/slice'
import { cellsOf, layoutOf, sheetFileName, type Sheet } from '@/shared/export/sheet'
import { TYPES } from '@/shared/export/types'
import { momentInName } from '@/ui/text/dates'

/** File of a list, named by its title and the time [LS-06]. */
export const fileOf = (sheet: Sheet, format: ExportFormat, made: Date): File => {
  const name = `${momentInName(made)}_${sheetFileName(sheet)}.${format}`
  const lines = cellsOf(sheet)
  return format === 'csv'
    ? new File([toCsv(lines)], name, { type: `${TYPES.csv};charset=utf-8` })
    : new File([toXlsx(lines, layoutOf(sheet))], name, { type: TYPES.xlsx })
}
