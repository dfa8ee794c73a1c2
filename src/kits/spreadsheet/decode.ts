import { UnknownFile } from '@/kits/spreadsheet/Refusal'

const MARKS = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
  // "<" without a byte order mark.
  { encoding: 'utf-16le', bytes: [0x3c, 0x00] },
  { encoding: 'utf-16be', bytes: [0x00, 0x3c] },
]
const DECLARED = /^<\?xml[^>]{0,100}encoding\s*=\s*["']([\w.-]{1,40})["']/

/** Encoding by the first bytes of a file; undefined without a mark. */
export const markedEncoding = (bytes: Uint8Array): string | undefined =>
  MARKS.find(mark => mark.bytes.every((byte, at) => bytes[at] === byte))?.encoding

const encodingOf = (bytes: Uint8Array): string => {
  const marked = markedEncoding(bytes)
  if (marked !== undefined) return marked
  const head = String.fromCharCode(...bytes.subarray(0, 200))
  return DECLARED.exec(head)?.[1] ?? 'utf-8'
}

/** Number of first bytes that identify the kind of a file. */
const HEAD = 1 << 12

/** Beginning of a file decoded as text, with replacement characters for invalid bytes. */
export const textHead = (bytes: Uint8Array): string => new TextDecoder(markedEncoding(bytes)).decode(bytes.subarray(0, HEAD))

/** Text of an XML document in its declared encoding. @throws UnknownFile, a Refusal, if the bytes do not fit the encoding */
export const decodeXml = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch {
    throw new UnknownFile()
  }
}
