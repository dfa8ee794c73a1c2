import { textHead } from '@/features/traducciones/importar/read/decode'
import type { Tag } from '@/features/traducciones/importar/read/parseXml'
import type { Zip } from '@/features/traducciones/importar/read/unzip'

const AGAIN = 'exporte los textos desde Traducciones y devuelva ese XLIFF o ese XLSX traducido'
const SAVE_AS_XLSX = 'ábralo y guárdelo como libro de Excel (XLSX)'
const LOCKED = 'está protegido con una contraseña: quítela y guárdelo de nuevo'

const startsWith = (bytes: Uint8Array, ...begin: readonly number[]): boolean => begin.every((byte, at) => bytes[at] === byte)

/** Whether a name stands in the directory of a file of older Office programs, which writes two bytes a character. */
const namesStream = (bytes: Uint8Array, name: string): boolean => {
  const wanted = Array.from(name, character => character.charCodeAt(0))
  for (let at = bytes.indexOf(wanted[0] ?? 0); at >= 0; at = bytes.indexOf(wanted[0] ?? 0, at + 1))
    if (wanted.every((code, index) => bytes[at + 2 * index] === code && bytes[at + 2 * index + 1] === 0)) return true
  return false
}

const olderOffice = (bytes: Uint8Array): string => {
  if (namesStream(bytes, 'EncryptedPackage')) return LOCKED
  if (namesStream(bytes, 'WordDocument')) return `es un documento de Word (DOC): ${AGAIN}`
  return `es un libro de Excel antiguo (XLS): ${SAVE_AS_XLSX}`
}

const SEPARATORS = [';', '\t', ',']

/** Whether the first two lines have as many separators, or the only one has several. */
const isSeparated = (text: string): boolean => {
  const [first = '', second] = text.split(/\r\n?|\n/).filter(line => line.trim() !== '')
  return SEPARATORS.some(separator => {
    const count = first.split(separator).length - 1
    return count > 0 && (second === undefined ? count > 1 : second.split(separator).length - 1 === count)
  })
}

/** Kind of a file that is no XML and no zip, with what to do; null where it is not known. */
export const otherKindOf = (bytes: Uint8Array): string | null => {
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return olderOffice(bytes)
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) return `es un PDF: ${AGAIN}`
  const head = textHead(bytes)
  if (head.includes('\0') || head.trimStart().startsWith('<')) return null
  if (head.startsWith('{\\rtf')) return `es un documento de texto (RTF): ${AGAIN}`
  if (/^msgid\s/m.test(head) && /^msgstr/m.test(head)) return `es un archivo PO: ${AGAIN}`
  if (/^\s*[[{]/.test(head)) return `es un archivo JSON: ${AGAIN}`
  return isSeparated(head) ? `es una tabla de texto (CSV): ${SAVE_AS_XLSX}` : null
}

/** Kind of an XML document by its outermost element, with what to do; null where it is not known. */
export const otherXmlOf = (root: Tag): string | null => {
  const version = root.attribute('version') ?? ''
  if (root.local === 'xliff' && version !== '' && version !== '1.2')
    return `es XLIFF ${version}: guárdelo o expórtelo como XLIFF 1.2 con su herramienta de traducción`
  if (root.local === 'tmx') return `es una memoria de traducción (TMX), no los textos: ${AGAIN}`
  if (root.local === 'martif' || root.local === 'tbx') return `es un glosario (TBX), no los textos: ${AGAIN}`
  return root.uri === 'urn:schemas-microsoft-com:office:spreadsheet' ? `es una hoja de cálculo XML 2003: ${SAVE_AS_XLSX}` : null
}

/** Kind of a zip that is no workbook, with what to do; null where it may be one. */
export const otherZipOf = ({ has, paths }: Pick<Zip, 'has' | 'paths'>): string | null => {
  if (has('word/document.xml')) return `es un documento de Word (DOCX): ${AGAIN}`
  if (has('ppt/presentation.xml')) return `es una presentación (PPTX): ${AGAIN}`
  if (has('xl/workbook.bin')) return `es un libro binario de Excel (XLSB): ${SAVE_AS_XLSX}`
  if (has('mimetype') && has('content.xml')) return `es un documento OpenDocument: si es una hoja de cálculo (ODS), ${SAVE_AS_XLSX}`
  if (has('_rels/.rels') || paths.some(path => path.startsWith('xl/'))) return null
  return paths.some(path => /\.(xlsx|xlf|xliff|\w{2,3}xliff)$/.test(path))
    ? 'es un ZIP: descomprímalo y elija el XLIFF o el XLSX que lleva dentro'
    : `es un ZIP sin ningún XLIFF ni XLSX dentro: ${AGAIN}`
}
