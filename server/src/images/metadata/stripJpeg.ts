import { MOST_PARTS } from './mostParts'
import { orientationOnly } from './orientation'

const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda
const APP0 = 0xe0
const APP15 = 0xef
const COM = 0xfe

const isRestart = (code: number) => code >= 0xd0 && code <= 0xd7

/** True for a marker without a length. */
const standsAlone = (code: number) => code === 0x01 || isRestart(code) || code === SOI || code === EOI

/** Offset of the next marker. Restart markers belong to the coded pixels. */
const nextMarker = (bytes: Buffer, from: number): number => {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes.readUInt8(at + 1)
    if (code !== 0 && code !== 0xff && !isRestart(code)) return at
  }
  return bytes.length
}

const createSegment = (code: number, content: Buffer): Buffer => {
  const head = Buffer.from([0xff, code, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

const THUMBNAIL_AT = 12

/** JFIF header without the thumbnail that can follow the density. */
const withoutThumbnail = (content: Buffer): Buffer => Buffer.concat([content.subarray(0, THUMBNAIL_AT), Buffer.alloc(2)])

/** Application segments that affect how the picture is shown, with the part of each that stays. */
const KEPT: { name: string; code: number; keep: (content: Buffer) => Buffer | undefined }[] = [
  { name: 'JFIF\0', code: APP0, keep: withoutThumbnail },
  { name: 'Exif\0\0', code: 0xe1, keep: orientationOnly },
  { name: 'ICC_PROFILE\0', code: 0xe2, keep: content => content },
  { name: 'Adobe', code: 0xee, keep: content => content },
]

const stripSegment = (code: number, content: Buffer): Buffer | undefined => {
  if (code !== COM && (code < APP0 || code > APP15)) return content
  const start = content.toString('latin1', 0, 12)
  return KEPT.find(kept => kept.code === code && start.startsWith(kept.name))?.keep(content)
}

/** Removes XMP, IPTC, comments, other application segments, and Exif data except the orientation. */
export const stripJpeg = (bytes: Buffer): Buffer | undefined => {
  const kept: Buffer[] = []
  // Bytes between the segments, as some cameras write them, are removed, and those after the end: a second picture, or a film.
  for (let at = 0, parts = 1; at < bytes.length; at = nextMarker(bytes, at), parts += 1) {
    if (parts > MOST_PARTS) return undefined
    const code = bytes.readUInt8(at + 1)
    if (standsAlone(code)) {
      kept.push(bytes.subarray(at, at + 2))
      if (code === EOI) break
      at += 2
      continue
    }
    const end = at + 4 > bytes.length ? Infinity : at + 2 + bytes.readUInt16BE(at + 2)
    if (end > bytes.length || end < at + 4) return undefined
    const content = stripSegment(code, bytes.subarray(at + 4, end))
    if (content !== undefined) kept.push(createSegment(code, content))
    at = end
    if (code === SOS) kept.push(bytes.subarray(at, nextMarker(bytes, at)))
  }
  return Buffer.concat(kept)
}
