import type { StoredFormat } from '@/kits/pictures/format'

/** Facts read from the header of a file, before it is decoded. */
export interface Header {
  width: number
  height: number
  /** Frames of an animation; 1 for a still picture. */
  frames: number
  /** Exif orientation; 1 is upright. */
  orientation: number
  isCmyk: boolean
}

const ORIENTATION = 0x0112

const ascii = (bytes: Uint8Array, at: number, length: number): string => String.fromCodePoint(...bytes.subarray(at, at + length))
const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Orientation in Exif data; 1 if missing or unreadable. */
const orientationOf = (exif: Uint8Array): number => {
  const tiff = viewOf(ascii(exif, 0, 4) === 'Exif' ? exif.subarray(6) : exif)
  try {
    const isLittle = tiff.getUint16(0) === 0x4949
    const directory = tiff.getUint32(4, isLittle)
    for (let left = tiff.getUint16(directory, isLittle), at = directory + 2; left > 0; left--, at += 12) {
      if (tiff.getUint16(at, isLittle) !== ORIENTATION) continue
      const value = tiff.getUint16(at + 8, isLittle)
      return value >= 1 && value <= 8 ? value : 1
    }
  } catch {
    // Offsets point outside the data.
  }
  return 1
}

const still = (width: number, height: number): Header => ({ width, height, frames: 1, orientation: 1, isCmyk: false })

/** True for the marker of a frame header: C0 to CF, except the markers of tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

const ofJpeg = (bytes: Uint8Array): Header | null => {
  const view = viewOf(bytes)
  let header: Header | null = null
  let orientation = 1
  for (let at = 2; bytes[at] === 0xff;) {
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    const length = view.getUint16(at + 2)
    if (isFrame(marker)) header = { ...still(view.getUint16(at + 7), view.getUint16(at + 5)), isCmyk: view.getUint8(at + 9) === 4 }
    if (marker === 0xe1 && ascii(bytes, at + 4, 4) === 'Exif') orientation = orientationOf(bytes.subarray(at + 4, at + 2 + length))
    // Start of scan: the coded pixels follow, up to the end of the image.
    if (marker === 0xda) return header && hasEnd(bytes, at) ? { ...header, orientation } : null
    at += 2 + length
  }
  return null
}

const hasEnd = (bytes: Uint8Array, from: number): boolean => {
  for (let at = bytes.lastIndexOf(0xd9); at > from; at = bytes.lastIndexOf(0xd9, at - 1)) if (bytes[at - 1] === 0xff) return true
  return false
}

const ofPng = (bytes: Uint8Array): Header | null => {
  const view = viewOf(bytes)
  const header = still(view.getUint32(16), view.getUint32(20))
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const type = ascii(bytes, at + 4, 4)
    if (type === 'acTL') header.frames = view.getUint32(at + 8)
    if (type === 'eXIf') header.orientation = orientationOf(bytes.subarray(at + 8, at + 8 + view.getUint32(at)))
    if (type === 'IEND') return header
  }
  return null
}

/** Size in the header of a VP8, VP8L or VP8X chunk. */
const sizeOfWebp = (bytes: Uint8Array, type: string, at: number): [number, number] | null => {
  const view = viewOf(bytes)
  if (type === 'VP8 ') return [view.getUint16(at + 14, true) & 0x3fff, view.getUint16(at + 16, true) & 0x3fff]
  if (type === 'VP8L') return [1 + (view.getUint32(at + 9, true) & 0x3fff), 1 + ((view.getUint32(at + 9, true) >>> 14) & 0x3fff)]
  if (type === 'VP8X') return [1 + (view.getUint32(at + 12, true) & 0xffffff), 1 + (view.getUint32(at + 14, true) >>> 8)]
  return null
}

const ofWebp = (bytes: Uint8Array): Header | null => {
  const view = viewOf(bytes)
  const end = 8 + view.getUint32(4, true)
  if (end > bytes.length) return null
  let header: Header | null = null
  for (let at = 12; at + 8 <= end;) {
    const type = ascii(bytes, at, 4)
    const length = view.getUint32(at + 4, true)
    if (at + 8 + length > end) return null
    const size: [number, number] | null = header === null ? sizeOfWebp(bytes, type, at) : null
    if (size) header = { ...still(...size), frames: 0 }
    if (header && type === 'ANMF') header.frames += 1
    if (header && type === 'EXIF') header.orientation = orientationOf(bytes.subarray(at + 8, at + 8 + length))
    at += 8 + length + (length % 2)
  }
  return header && { ...header, frames: Math.max(1, header.frames) }
}

/** Length in bytes of a colour table, from its flags. */
const tableLength = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1))

const ofGif = (bytes: Uint8Array): Header | null => {
  const view = viewOf(bytes)
  const header = { ...still(view.getUint16(6, true), view.getUint16(8, true)), frames: 0 }
  for (let at = 13 + tableLength(view.getUint8(10)); ;) {
    const type = view.getUint8(at)
    if (type === 0x3b) return { ...header, frames: Math.max(1, header.frames) }
    if (type !== 0x21 && type !== 0x2c) return null
    if (type === 0x2c) header.frames += 1
    at += type === 0x21 ? 2 : 11 + tableLength(view.getUint8(at + 9))
    for (let length = view.getUint8(at); length > 0; length = view.getUint8(at)) at += 1 + length
    at += 1
  }
}

const READERS: Record<StoredFormat, (bytes: Uint8Array) => Header | null> = { JPEG: ofJpeg, PNG: ofPng, WebP: ofWebp, GIF: ofGif }

/** Header of a file, whose parts are read from the beginning to the end; null for a damaged or incomplete file. */
export const readHeader = (format: StoredFormat, bytes: Uint8Array): Header | null => {
  try {
    const header = READERS[format](bytes)
    return header !== null && header.width > 0 && header.height > 0 ? header : null
  } catch (error) {
    // A length points beyond the end.
    if (error instanceof RangeError) return null
    throw error
  }
}
