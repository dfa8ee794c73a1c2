import { Refusal } from '@/kits/spreadsheet/Refusal'
import { numero } from '@/ui/text/numero'

/** Largest size of a file, in MB. */
export const MOST_MEGABYTES = 20
/** Largest number of rows of a sheet, titles included. */
export const MOST_ROWS = 50_001
export const MOST_COLUMNS = 200

/** @throws Refusal if a sheet exceeds the limits of rows or columns [IX-09] */
export const refuseBeyond = (rows: number, columns: number): void => {
  if (rows > MOST_ROWS) throw new Refusal(`tiene más de ${numero(MOST_ROWS - 1)} filas: divídalo en varios`)
  if (columns > MOST_COLUMNS) throw new Refusal(`tiene más de ${MOST_COLUMNS} columnas`)
}
