import { tableDayOf } from '@/ui/text/dates'
import { TYPES } from '@/shared/export/types'
import { layoutOf, toRows } from '@/features/traducciones/archivo/columns'
import { estadoQueSale, type Salida } from '@/features/traducciones/archivo/exportedTexts'
import { toXliff } from '@/features/traducciones/archivo/toXliff'
import type { ExportRequest } from '@/features/traducciones/slice'
import { toXlsx } from '@/kits/spreadsheet/toXlsx'

export { estadoQueSale }

const ENDINGS = { xliff: 'xlf', xlsx: 'xlsx' } as const

/** File of an export, named "fr_FR-faltan-2026-11-12.xlf". */
export const fileOf = (salida: Salida, { formato, que }: Pick<ExportRequest, 'formato' | 'que'>): File => {
  const ending = ENDINGS[formato]
  const name = `${salida.idioma}-${que}-${tableDayOf(Date.parse(salida.momento))}.${ending}`
  return new File([formato === 'xliff' ? toXliff(salida) : toXlsx(toRows(salida), layoutOf(salida))], name, { type: TYPES[ending] })
}
