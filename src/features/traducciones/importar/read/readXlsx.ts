import type { ArchivoLeido } from '@/features/traducciones/archivo/archivo'
import { Rows, type Faltas } from '@/features/traducciones/archivo/columnas'
import { decodeXml } from '@/features/traducciones/importar/read/decode'
import { readStyles } from '@/features/traducciones/importar/read/formats'
import { otherZipOf } from '@/features/traducciones/importar/read/otherKinds'
import { parseXml } from '@/features/traducciones/importar/read/parseXml'
import { readShared, readSheet } from '@/features/traducciones/importar/read/readSheet'
import { NO_SUCH_FILE, refuseFor, Refusal } from '@/features/traducciones/importar/read/Refusal'
import { openZip, type Zip } from '@/features/traducciones/importar/read/unzip'

/** Sheets that are looked at. */
const MOST_SHEETS = 50

interface Relationship {
  /** The last word of its type, which two standards write in front of different addresses. */
  kind: string
  /** Path of the part that it leads to. */
  path: string
}

/** "xl/workbook.xml", "worksheets/../sheet1.xml" -> "xl/sheet1.xml" */
const pathFrom = (source: string, target: string): string => {
  const folders = target.startsWith('/') ? [] : source.split('/').slice(0, -1)
  for (const name of target.replaceAll('\\', '/').split('/')) {
    if (name === '..') folders.pop()
    else if (name !== '' && name !== '.') folders.push(name)
  }
  return folders.join('/')
}

const relationshipsPath = (part: string): string => part.replace(/([^/]*)$/, '_rels/$1.rels')

const xmlOf = async (zip: Zip, path: string): Promise<string> => decodeXml(await zip.read(path))

const nothing = () => undefined

/** Relationships of a part inside the zip, by their ids. */
const relationshipsOf = async (zip: Zip, source: string): Promise<ReadonlyMap<string, Relationship>> => {
  const found = new Map<string, Relationship>()
  const open = (tag: Parameters<Parameters<typeof parseXml>[1]['open']>[0]) => {
    if (tag.local !== 'Relationship' || tag.attribute('TargetMode') === 'External') return
    const kind = (tag.attribute('Type') ?? '').split('/').at(-1) ?? ''
    found.set(tag.attribute('Id') ?? '', { kind, path: pathFrom(source, tag.attribute('Target') ?? '') })
  }
  await parseXml(await xmlOf(zip, relationshipsPath(source)), { open, text: nothing, close: nothing })
  return found
}

const pathOfKind = (relationships: ReadonlyMap<string, Relationship>, kind: string): string | undefined =>
  [...relationships.values()].find(each => each.kind === kind)?.path

interface Sheets {
  /** In their order, each once. */
  paths: string[]
  /** Whether dates count from 1904 on. */
  is1904: boolean
}

const sheetsOf = async (zip: Zip, workbook: string, relationships: ReadonlyMap<string, Relationship>): Promise<Sheets> => {
  const paths = new Set<string>()
  let is1904 = false
  await parseXml(await xmlOf(zip, workbook), {
    open: tag => {
      if (tag.local === 'workbookPr') is1904 = ['1', 'true', 'on'].includes(tag.attribute('date1904') ?? '')
      const target = tag.local === 'sheet' ? relationships.get(tag.attribute('id') ?? '') : undefined
      if (target?.kind === 'worksheet') paths.add(target.path)
      if (paths.size > MOST_SHEETS) throw new Refusal(`tiene más de ${MOST_SHEETS} hojas`)
    },
    text: nothing,
    close: nothing,
  })
  return { paths: [...paths], is1904 }
}

/**
 * Reads the first sheet that has the columns of the application. Parts are found by their relationships, whatever their names.
 * Limits: 50 sheets, and those of `openZip` and `readSheet`.
 * @throws Refusal
 */
export const readXlsx = async (bytes: Uint8Array): Promise<ArchivoLeido> => {
  const zip = openZip(bytes)
  const other = otherZipOf(zip)
  if (other !== null) throw new Refusal(other)
  const workbook = pathOfKind(await relationshipsOf(zip, ''), 'officeDocument')
  if (workbook === undefined) throw new Refusal(NO_SUCH_FILE)
  const relationships = await relationshipsOf(zip, workbook)
  const partOf = async (kind: string): Promise<string | null> => {
    const path = pathOfKind(relationships, kind)
    return path !== undefined && zip.has(path) ? xmlOf(zip, path) : null
  }
  const [sharedXml, stylesXml] = [await partOf('sharedStrings'), await partOf('styles')]
  const shared = sharedXml === null ? [] : await readShared(sharedXml)
  const { paths, is1904 } = await sheetsOf(zip, workbook, relationships)
  const styles = await readStyles(stylesXml, is1904)
  let faltas: Faltas | null = null
  for (const sheet of paths) {
    const rows = new Rows()
    await readSheet(await xmlOf(zip, sheet), { shared, styles }, (cells, conversions) => rows.take(cells, conversions))
    const read = rows.end()
    if ('textos' in read) return read
    faltas ??= read
  }
  return refuseFor(faltas ?? { faltan: [] })
}
