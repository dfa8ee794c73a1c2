import type { ImportFile } from '@/features/importar/model/types'
import { Refusal } from '@/kits/spreadsheet/Refusal'

/** Reads an XLSX or CSV file [IX-01]. @throws Refusal */
export const readImport = async (file: File): Promise<ImportFile> => {
  await file.arrayBuffer()
  throw new Refusal('no es un archivo XLSX ni CSV')
}

/** Reads cells that were pasted from a spreadsheet [IX-01]. @throws Refusal */
export const readCells = (text: string): ImportFile => {
  const [titles = [], ...lines] = text.split('\n').map(line => line.split('\t'))
  return { name: 'celdas pegadas', sheets: [{ name: '', titles, rows: lines.map((cells, at) => ({ number: at + 2, cells })) }] }
}
