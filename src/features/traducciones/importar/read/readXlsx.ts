import type { Archivo } from '@/domain/traducciones/archivo/archivo'
import { readRows, type Faltas } from '@/domain/traducciones/archivo/columnas'
import { decodeXml } from '@/features/traducciones/importar/read/decode'
import { parseXml } from '@/features/traducciones/importar/read/parseXml'
import { readShared, readSheet } from '@/features/traducciones/importar/read/readSheet'
import { NO_SUCH_FILE, refuseFor, Refusal } from '@/features/traducciones/importar/read/Refusal'
import { unzipParts } from '@/features/traducciones/importar/read/unzip'

/** Far more than all texts of a language take. */
const MOST_UNPACKED = 128 * 1024 * 1024

const isWanted = (path: string): boolean => /^xl\/(workbook|sharedStrings|_rels\/workbook|worksheets\/[^/]+)\.xml(\.rels)?$/i.test(path)

const pathOf = (target: string): string => (target.startsWith('/') ? target.slice(1) : `xl/${target}`)

/** The paths of the sheets, in the order that somebody sees them in. */
const sheetsOf = async (workbook: string, rels: string): Promise<string[]> => {
  const targets = new Map<string, string>()
  await parseXml(rels, {
    open: tag => {
      if (tag.local === 'Relationship') targets.set(tag.attribute('Id') ?? '', pathOf(tag.attribute('Target') ?? ''))
    },
    text: () => undefined,
    close: () => undefined,
  })
  const sheets: string[] = []
  await parseXml(workbook, {
    open: tag => {
      const target = tag.local === 'sheet' ? targets.get(tag.attribute('id') ?? '') : undefined
      if (target !== undefined) sheets.push(target)
    },
    text: () => undefined,
    close: () => undefined,
  })
  return sheets
}

/** Reads the first sheet that has the columns of the application. @throws Refusal */
export const readXlsx = async (bytes: Uint8Array): Promise<Archivo> => {
  const parts = await unzipParts(bytes, isWanted, MOST_UNPACKED)
  const xml = (path: string): string => {
    const part = parts.get(path)
    if (!part) throw new Refusal(NO_SUCH_FILE)
    return decodeXml(part)
  }
  const sheets = await sheetsOf(xml('xl/workbook.xml'), xml('xl/_rels/workbook.xml.rels'))
  const shared = parts.has('xl/sharedStrings.xml') ? await readShared(xml('xl/sharedStrings.xml')) : []
  let faltas: Faltas | null = null
  for (const sheet of sheets) {
    const read = readRows(await readSheet(xml(sheet), shared))
    if ('textos' in read) return read
    faltas ??= read
  }
  return refuseFor(faltas ?? { faltan: [] })
}
