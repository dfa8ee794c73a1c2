import { HEAD_LENGTH, tableLength } from './gif'

interface Size {
  width: number
  height: number
}

const size = (width: number, height: number): Size => ({ width, height })

/** Sizes of the logical screen and of each frame. */
const ofGif = (bytes: Buffer): Size[] => {
  const sizes = [size(bytes.readUInt16LE(6), bytes.readUInt16LE(8))]
  let at = HEAD_LENGTH + tableLength(bytes.readUInt8(10))
  while (at < bytes.length) {
    const type = bytes.readUInt8(at)
    if (type === 0x3b) break
    if (type === 0x2c) {
      sizes.push(size(bytes.readUInt16LE(at + 5), bytes.readUInt16LE(at + 7)))
      at += 11 + tableLength(bytes.readUInt8(at + 9))
    } else at += 2
    for (let length = bytes.readUInt8(at); length > 0; length = bytes.readUInt8(at)) at += 1 + length
    at += 1
  }
  return sizes
}

/** Sizes in the image header and of each frame of an animation (APNG). */
const ofPng = (bytes: Buffer): Size[] => {
  const sizes: Size[] = []
  for (let at = 8; at + 16 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (type === 'IHDR') sizes.push(size(bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)))
    if (type === 'fcTL') sizes.push(size(bytes.readUInt32BE(at + 12), bytes.readUInt32BE(at + 16)))
  }
  return sizes
}

const NOT_FRAMES = [0xc4, 0xc8, 0xcc]

/** Sizes in the frame headers before the first scan. */
const ofJpeg = (bytes: Buffer): Size[] => {
  const sizes: Size[] = []
  for (let at = 2; at + 9 <= bytes.length && bytes.readUInt8(at) === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt8(at + 1)
    if (marker === 0xda) break
    if (marker >= 0xc0 && marker <= 0xcf && !NOT_FRAMES.includes(marker))
      sizes.push(size(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)))
  }
  return sizes
}

/** Sizes of the canvas, of each frame of an animation, and of the bitstreams themselves. */
const ofWebp = (bytes: Buffer, from = 12, end = bytes.length): Size[] => {
  const sizes: Size[] = []
  for (let at = from; at + 8 <= end; at += 8 + bytes.readUInt32LE(at + 4) + (bytes.readUInt32LE(at + 4) % 2)) {
    const type = bytes.toString('latin1', at, at + 4)
    if (type === 'VP8X') sizes.push(size(1 + bytes.readUIntLE(at + 12, 3), 1 + bytes.readUIntLE(at + 15, 3)))
    if (type === 'VP8 ') sizes.push(size(bytes.readUInt16LE(at + 14) & 0x3fff, bytes.readUInt16LE(at + 16) & 0x3fff))
    if (type === 'VP8L') {
      const bits = bytes.readUInt32LE(at + 9)
      sizes.push(size(1 + (bits & 0x3fff), 1 + ((bits >>> 14) & 0x3fff)))
    }
    if (type === 'ANMF') {
      sizes.push(size(1 + bytes.readUIntLE(at + 14, 3), 1 + bytes.readUIntLE(at + 17, 3)))
      sizes.push(...ofWebp(bytes, at + 24, Math.min(end, at + 8 + bytes.readUInt32LE(at + 4))))
    }
  }
  return sizes
}

const readers: Record<string, (bytes: Buffer) => Size[]> = {
  'image/gif': ofGif,
  'image/png': ofPng,
  'image/jpeg': ofJpeg,
  'image/webp': ofWebp,
}

/**
 * All sizes in pixels that a file states: a browser may allocate the largest, even if the decoder here shows less.
 * @throws RangeError where the file ends within a part
 */
export const statedSizes = (tipo: string, bytes: Buffer): Size[] => readers[tipo]?.(bytes) ?? []
