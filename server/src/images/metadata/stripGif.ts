import { HEAD_LENGTH, tableLength } from '../gif'
import { MOST_PARTS } from './mostParts'

const EXTENSION = 0x21
const IMAGE = 0x2c
const END = 0x3b
const GRAPHIC_CONTROL = 0xf9
const APPLICATION = 0xff

/** Application blocks that stay: the loop count of the animation, and the colour profile. */
const KEPT = ['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012']
const NAME_LENGTH = 11

/** End of a chain of blocks with length prefixes, of which the last is empty; undefined where the chain is incomplete. */
const chainEnd = (bytes: Buffer, from: number): number | undefined => {
  let at = from
  for (;;) {
    const length = bytes[at]
    if (length === undefined) return undefined
    at += 1 + length
    if (length === 0) return at
  }
}

const isKept = (extension: Buffer): boolean => {
  const label = extension.readUInt8(1)
  if (label !== APPLICATION) return label === GRAPHIC_CONTROL
  return extension.readUInt8(2) === NAME_LENGTH && KEPT.includes(extension.toString('latin1', 3, 3 + NAME_LENGTH))
}

/** Removes comments, texts and application blocks, except the loop count and the colour profile. */
export const stripGif = (bytes: Buffer): Buffer | undefined => {
  let at = HEAD_LENGTH + tableLength(bytes[10] ?? 0)
  const kept = [bytes.subarray(0, at)]
  for (let parts = 1; at < bytes.length; parts += 1) {
    if (parts > MOST_PARTS) return undefined
    const type = bytes.readUInt8(at)
    // Bytes behind the end are no part of the picture.
    if (type === END) return Buffer.concat([...kept, bytes.subarray(at, at + 1)])
    if (type !== EXTENSION && type !== IMAGE) return undefined
    const end = chainEnd(bytes, type === EXTENSION ? at + 2 : at + 11 + tableLength(bytes[at + 9] ?? 0))
    if (end === undefined) return undefined
    const part = bytes.subarray(at, end)
    if (type === IMAGE || isKept(part)) kept.push(part)
    at = end
  }
  return Buffer.concat(kept)
}
