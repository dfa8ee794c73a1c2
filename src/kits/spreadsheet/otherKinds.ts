import { textHead } from '@/kits/spreadsheet/decode'
import type { Zip } from '@/kits/spreadsheet/unzip'

export const SAVE_AS_XLSX = 'ábralo y guárdelo como libro de Excel (XLSX)'
const LOCKED = 'está protegido con una contraseña: quítela y guárdelo de nuevo'

const startsWith = (bytes: Uint8Array, ...begin: readonly number[]): boolean => begin.every((byte, at) => bytes[at] === byte)

/** True if the directory of an older Office file has a stream of this name, written with two bytes a character. */
const namesStream = (bytes: Uint8Array, name: string): boolean => {
  const codes = Array.from(name, character => character.charCodeAt(0))
  for (let at = bytes.indexOf(codes[0] ?? 0); at >= 0; at = bytes.indexOf(codes[0] ?? 0, at + 1))
    if (codes.every((code, index) => bytes[at + 2 * index] === code && bytes[at + 2 * index + 1] === 0)) return true
  return false
}

const olderOffice = (bytes: Uint8Array, again: string): string => {
  if (namesStream(bytes, 'EncryptedPackage')) return LOCKED
  if (namesStream(bytes, 'WordDocument')) return `es un documento de Word (DOC): ${again}`
  return `es un libro de Excel antiguo (XLS): ${SAVE_AS_XLSX}`
}

/**
 * Kind of a file that is no ZIP, with advice; null if unknown.
 * @param again advice of the feature: how to get a file that it reads
 */
export const otherKindOf = (bytes: Uint8Array, again: string): string | null => {
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return olderOffice(bytes, again)
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) return `es un PDF: ${again}`
  const head = textHead(bytes)
  if (head.startsWith('{\\rtf')) return `es un documento de texto (RTF): ${again}`
  return !head.includes('\0') && /^\s*[[{]\s*(?:["[{\]}]|$)/.test(head) ? `es un archivo JSON: ${again}` : null
}

/** Kind of a ZIP that is no workbook, with advice; null for a possible workbook or a ZIP of other files. */
export const otherZipOf = ({ has }: Pick<Zip, 'has'>, again: string): string | null => {
  if (has('word/document.xml')) return `es un documento de Word (DOCX): ${again}`
  if (has('ppt/presentation.xml')) return `es una presentación (PPTX): ${again}`
  if (has('xl/workbook.bin')) return `es un libro binario de Excel (XLSB): ${SAVE_AS_XLSX}`
  if (has('mimetype') && has('content.xml')) return `es un documento OpenDocument: si es una hoja de cálculo (ODS), ${SAVE_AS_XLSX}`
  return null
}

/** True for a ZIP that may be a workbook: it has package relationships, or parts under `xl/`. */
export const isWorkbook = ({ has, paths }: Pick<Zip, 'has' | 'paths'>): boolean =>
  has('_rels/.rels') || paths.some(path => path.startsWith('xl/'))
