import { decodeXml } from '@/kits/spreadsheet/decode'
import { readStyles, type Styles } from '@/kits/spreadsheet/formats'
import { parseXml, type Tag } from '@/kits/spreadsheet/parseXml'
import { readShared, readSheet, type RowConsumer } from '@/kits/spreadsheet/readSheet'
import { Refusal, UnknownFile } from '@/kits/spreadsheet/Refusal'
import type { Zip } from '@/kits/spreadsheet/unzip'

/** Maximum number of sheets. */
const MOST_SHEETS = 50

interface Relationship {
  /** Last segment of its type URL, whose prefix differs between two standards. */
  kind: string
  /** Path of the target part. */
  path: string
}

/** Path of a target relative to its source: "xl/workbook.xml", "worksheets/../sheet1.xml" -> "xl/sheet1.xml". */
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
  const open = (tag: Tag) => {
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
  /** Names by path, in the order of the workbook, each path once. */
  names: ReadonlyMap<string, string>
  /** True if dates count from 1904. */
  is1904: boolean
}

const sheetsOf = async (zip: Zip, workbook: string, relationships: ReadonlyMap<string, Relationship>): Promise<Sheets> => {
  const names = new Map<string, string>()
  let is1904 = false
  await parseXml(await xmlOf(zip, workbook), {
    open: tag => {
      if (tag.local === 'workbookPr') is1904 = ['1', 'true', 'on'].includes(tag.attribute('date1904') ?? '')
      const target = tag.local === 'sheet' ? relationships.get(tag.attribute('id') ?? '') : undefined
      if (target?.kind === 'worksheet' && !names.has(target.path)) names.set(target.path, tag.attribute('name') ?? '')
      if (names.size > MOST_SHEETS) throw new Refusal(`tiene más de ${MOST_SHEETS} hojas`)
    },
    text: nothing,
    close: nothing,
  })
  return { names, is1904 }
}

/** Sheet of a workbook, which is read on demand. */
interface WorkbookSheet {
  name: string
  /** @param columns number of columns to read @throws Refusal */
  read: (take: RowConsumer, columns?: number) => Promise<void>
}

/**
 * Opens a workbook. Parts are found by their relationships, not by their names.
 * Limits: 50 sheets, and the limits of `openZip` and `readSheet`.
 * @throws Refusal
 */
export const openWorkbook = async (zip: Zip): Promise<readonly WorkbookSheet[]> => {
  const workbook = pathOfKind(await relationshipsOf(zip, ''), 'officeDocument')
  if (workbook === undefined) throw new UnknownFile()
  const relationships = await relationshipsOf(zip, workbook)
  const partOf = async (kind: string): Promise<string | null> => {
    const path = pathOfKind(relationships, kind)
    return path !== undefined && zip.has(path) ? xmlOf(zip, path) : null
  }
  const [sharedXml, stylesXml] = [await partOf('sharedStrings'), await partOf('styles')]
  const shared = sharedXml === null ? [] : await readShared(sharedXml)
  const { names, is1904 } = await sheetsOf(zip, workbook, relationships)
  const styles: Styles = await readStyles(stylesXml, is1904)
  return Array.from(names, ([path, name]) => ({
    name,
    read: async (take, columns) => readSheet(await xmlOf(zip, path), { shared, styles }, take, columns),
  }))
}
