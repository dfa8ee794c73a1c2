import { textHead } from '@/kits/spreadsheet/decode'
import { isWorkbook, otherKindOf as otherBytes, otherZipOf as otherZip, SAVE_AS_XLSX } from '@/kits/spreadsheet/otherKinds'
import type { Tag } from '@/kits/spreadsheet/parseXml'
import type { Zip } from '@/kits/spreadsheet/unzip'

const AGAIN = 'exporte los textos desde Traducciones y devuelva ese XLIFF o ese XLSX traducido'

const SEPARATORS = [';', '\t', ',']

/** True for CSV: the first two lines have equally many separators, or the only line has several. */
const isSeparated = (text: string): boolean => {
  const [first = '', second] = text.split(/\r\n?|\n/).filter(line => line.trim() !== '')
  return SEPARATORS.some(separator => {
    const count = first.split(separator).length - 1
    return count > 0 && (second === undefined ? count > 1 : second.split(separator).length - 1 === count)
  })
}

/** Kind of a file that is neither XML nor ZIP, with advice; null when unknown. */
export const otherKindOf = (bytes: Uint8Array): string | null => {
  const other = otherBytes(bytes, AGAIN)
  if (other !== null) return other
  const head = textHead(bytes)
  if (head.includes('\0') || head.trimStart().startsWith('<')) return null
  if (/^msgid\s/m.test(head) && /^msgstr/m.test(head)) return `es un archivo PO: ${AGAIN}`
  return isSeparated(head) ? `es una tabla de texto (CSV): ${SAVE_AS_XLSX}` : null
}

/** Kind of an XML document by its root element, with advice; null when unknown. */
export const otherXmlOf = (root: Tag): string | null => {
  const version = root.attribute('version') ?? ''
  if (root.local === 'xliff' && version !== '' && version !== '1.2')
    return `es XLIFF ${version}: guárdelo o expórtelo como XLIFF 1.2 con su herramienta de traducción`
  if (root.local === 'tmx') return `es una memoria de traducción (TMX), no los textos: ${AGAIN}`
  if (root.local === 'martif' || root.local === 'tbx') return `es un glosario (TBX), no los textos: ${AGAIN}`
  return root.uri === 'urn:schemas-microsoft-com:office:spreadsheet' ? `es una hoja de cálculo XML 2003: ${SAVE_AS_XLSX}` : null
}

/** Kind of a ZIP that is not a workbook, with advice; null when it may be one. */
export const otherZipOf = (zip: Pick<Zip, 'has' | 'paths'>): string | null => {
  const other = otherZip(zip, AGAIN)
  if (other !== null) return other
  if (isWorkbook(zip)) return null
  return zip.paths.some(path => /\.(xlsx|xlf|xliff|\w{2,3}xliff)$/.test(path))
    ? 'es un ZIP: descomprímalo y elija el XLIFF o el XLSX que lleva dentro'
    : `es un ZIP sin ningún XLIFF ni XLSX dentro: ${AGAIN}`
}
