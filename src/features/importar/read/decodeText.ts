import { markedEncoding } from '@/kits/spreadsheet/decode'
import { UnknownFile } from '@/kits/spreadsheet/Refusal'

const HEAD = 1 << 12
/** Control characters that do not occur in texts. */
const CONTROLS = /[\0-\x08\x0e-\x1f]/

/** Encoding of UTF-16 without a byte order mark, else null: most characters of a table are ASCII, so every other byte is 0. */
const unmarkedEncoding = (bytes: Uint8Array): string | null => {
  const head = bytes.subarray(0, HEAD - (HEAD % 2))
  const zeros = [0, 0]
  head.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros
  if (odd > head.length / 4 && even === 0) return 'utf-16le'
  return even > head.length / 4 && odd === 0 ? 'utf-16be' : null
}

const decoded = (bytes: Uint8Array): string => {
  const encoding = markedEncoding(bytes) ?? unmarkedEncoding(bytes)
  if (encoding !== null) return new TextDecoder(encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Text of a file: UTF-8, UTF-16 or Windows-1252 [IX-01]. @throws UnknownFile for binary data and markup */
export const decodeText = (bytes: Uint8Array): string => {
  const text = decoded(bytes)
  if (CONTROLS.test(text) || text.trimStart().startsWith('<')) throw new UnknownFile()
  return text
}
