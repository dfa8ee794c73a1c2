import { UnknownFile } from '@/kits/spreadsheet/Refusal'

const MARKS = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
  // Without a mark of the order of bytes "<" tells it.
  { encoding: 'utf-16le', bytes: [0x3c, 0x00] },
  { encoding: 'utf-16be', bytes: [0x00, 0x3c] },
]
const DECLARED = /^<\?xml[^>]{0,100}encoding\s*=\s*["']([\w.-]{1,40})["']/

/** Encoding that the first bytes of a file tell. */
export const markedEncoding = (bytes: Uint8Array): string | undefined =>
  MARKS.find(mark => mark.bytes.every((byte, at) => bytes[at] === byte))?.encoding

const encodingOf = (bytes: Uint8Array): string => {
  const marked = markedEncoding(bytes)
  if (marked !== undefined) return marked
  const head = String.fromCharCode(...bytes.subarray(0, 200))
  return DECLARED.exec(head)?.[1] ?? 'utf-8'
}

/** Bytes that tell what a file is. */
const HEAD = 1 << 12

/** Beginning of a file as text, whatever of it is none. */
export const textHead = (bytes: Uint8Array): string => new TextDecoder(markedEncoding(bytes)).decode(bytes.subarray(0, HEAD))

/** The text of an XML document, in whichever encoding it says it is. @throws Refusal where it is not */
export const decodeXml = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch {
    throw new UnknownFile()
  }
}
