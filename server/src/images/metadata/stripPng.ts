import { crc32 } from 'node:zlib'
import { MOST_PARTS } from './mostParts'
import { orientationOnly } from './orientation'

const SIGNATURE_LENGTH = 8

/** Ancillary chunks that describe the picture itself. */
const KEPT = [
  ...['tRNS', 'cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'mDCV', 'cLLI', 'bKGD', 'hIST', 'pHYs', 'sTER'],
  ...['acTL', 'fcTL', 'fdAT'],
]

/** True for a critical chunk, which begins with a capital and is needed to read the picture. */
const isCritical = (type: string) => /^[A-Z]/.test(type)

const createChunk = (type: string, data: Buffer): Buffer => {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, check])
}

/** Removes texts, the time and unknown chunks; of Exif data the orientation stays. */
export const stripPng = (bytes: Buffer): Buffer | undefined => {
  const kept = [bytes.subarray(0, SIGNATURE_LENGTH)]
  for (let at = SIGNATURE_LENGTH, parts = 1; at < bytes.length; parts += 1) {
    if (parts > MOST_PARTS || at + 12 > bytes.length) return undefined
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.length) return undefined
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (isCritical(type) || KEPT.includes(type)) kept.push(bytes.subarray(at, end))
    else if (type === 'eXIf') {
      const exif = orientationOnly(bytes.subarray(at + 8, end - 4))
      if (exif !== undefined) kept.push(createChunk(type, exif))
    }
    // Bytes behind the end are no part of the picture.
    if (type === 'IEND') break
    at = end
  }
  return Buffer.concat(kept)
}
