import { decodeText } from '@/features/importar/read/decodeText'
import { MOST_MEGABYTES } from '@/features/importar/read/limits'
import { readCsv } from '@/features/importar/read/readCsv'
import { readWorkbook } from '@/features/importar/read/readWorkbook'
import type { ImportFile, ImportSheet } from '@/features/importar/model/types'
import { otherKindOf } from '@/kits/spreadsheet/otherKinds'
import { Refusal, refuseLarger, sayingOf } from '@/kits/spreadsheet/Refusal'
import { isZip } from '@/kits/spreadsheet/unzip'

const AGAIN = 'guarde la tabla como libro de Excel (XLSX) o como CSV'
const NO_SUCH_FILE = 'no es un archivo XLSX ni CSV'

const readSheets = async (bytes: Uint8Array): Promise<ImportSheet[]> => {
  if (await isZip(bytes)) return readWorkbook(bytes, AGAIN)
  const other = otherKindOf(bytes, AGAIN)
  if (other !== null) throw new Refusal(other)
  return [readCsv(decodeText(bytes))]
}

const fileOf = (name: string, sheets: readonly ImportSheet[]): ImportFile => {
  if (sheets.every(({ titles }) => titles.length === 0)) throw new Refusal('está vacío')
  if (sheets.every(({ rows }) => rows.length === 0)) throw new Refusal('no tiene ninguna fila debajo de los títulos')
  return { name, sheets }
}

/** Reads an XLSX or CSV file; the content decides, not the name [IX-01]. @throws Refusal */
export const readImport = async (file: File): Promise<ImportFile> => {
  refuseLarger(file, MOST_MEGABYTES)
  const bytes = new Uint8Array(await file.arrayBuffer())
  return fileOf(file.name, await readSheets(bytes).catch(sayingOf(NO_SUCH_FILE)))
}

/** Reads cells pasted from a spreadsheet [IX-01]. @throws Refusal */
export const readCells = (text: string): ImportFile => fileOf('celdas pegadas', [readCsv(text)])
