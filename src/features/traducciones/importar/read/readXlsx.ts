import type { ReadArchivo } from '@/features/traducciones/archivo/archivo'
import { Rows, type Faltas } from '@/features/traducciones/archivo/columns'
import { otherZipOf } from '@/features/traducciones/importar/read/otherKinds'
import { refuseFor } from '@/features/traducciones/importar/read/refusals'
import { openWorkbook } from '@/kits/spreadsheet/openWorkbook'
import { Refusal } from '@/kits/spreadsheet/Refusal'
import { openZip } from '@/kits/spreadsheet/unzip'

/**
 * Reads the first sheet that has the columns of the application.
 * @throws Refusal
 */
export const readXlsx = async (bytes: Uint8Array): Promise<ReadArchivo> => {
  const zip = await openZip(bytes)
  const other = otherZipOf(zip)
  if (other !== null) throw new Refusal(other)
  let faltas: Faltas | null = null
  for (const sheet of await openWorkbook(zip)) {
    const rows = new Rows()
    await sheet.read((cells, conversions) => rows.take(cells, conversions))
    const read = rows.end()
    if ('textos' in read) return read
    faltas ??= read
  }
  return refuseFor(faltas ?? { faltan: [] })
}
