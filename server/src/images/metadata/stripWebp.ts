import { MOST_PARTS } from './mostParts'
import { orientationOnly } from './orientation'

const HEAD_LENGTH = 12
const FRAME_HEAD_LENGTH = 16

/** Flags in the first byte of VP8X. */
const EXIF = 0x08
const XMP = 0x04

const KEPT = ['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP', 'ANIM']

interface Chunk {
  type: string
  data: Buffer
}

/** Function that reads chunks in their order; undefined where one is incomplete, or all calls together have read too many. */
const createChunkReader = () => {
  let parts = 0
  return (bytes: Buffer): Chunk[] | undefined => {
    const chunks: Chunk[] = []
    for (let at = 0; at < bytes.length;) {
      parts += 1
      if (parts > MOST_PARTS || at + 8 > bytes.length) return undefined
      const length = bytes.readUInt32LE(at + 4)
      const data = bytes.subarray(at + 8, at + 8 + length)
      if (data.length < length) return undefined
      chunks.push({ type: bytes.toString('latin1', at, at + 4), data })
      at += 8 + length + (length % 2)
    }
    return chunks
  }
}

const createChunk = ({ type, data }: Chunk): Buffer => {
  const head = Buffer.from(`${type}....`, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

/** Frame without unknown chunks: a frame is a chunk that contains chunks. */
const stripFrame = (data: Buffer, readChunks: ReturnType<typeof createChunkReader>): Buffer => {
  const chunks = readChunks(data.subarray(FRAME_HEAD_LENGTH)) ?? []
  const kept = chunks.filter(({ type }) => KEPT.includes(type)).map(createChunk)
  return Buffer.concat([data.subarray(0, FRAME_HEAD_LENGTH), ...kept])
}

const withFlags = (data: Buffer, hasExif: boolean): Buffer => {
  const head = Buffer.from(data)
  if (head.length > 0) head.writeUInt8((head.readUInt8() & ~(EXIF | XMP)) | (hasExif ? EXIF : 0))
  return head
}

/** Removes XMP, unknown chunks, and Exif data except the orientation, from the frames of an animation too. */
export const stripWebp = (bytes: Buffer): Buffer | undefined => {
  const readChunks = createChunkReader()
  const end = 8 + bytes.readUInt32LE(4)
  const chunks = end > bytes.length ? undefined : readChunks(bytes.subarray(HEAD_LENGTH, end))
  if (chunks === undefined) return undefined
  const kept = chunks.flatMap(({ type, data }) => {
    if (KEPT.includes(type)) return [{ type, data }]
    if (type === 'ANMF') return [{ type, data: stripFrame(data, readChunks) }]
    const exif = type === 'EXIF' ? orientationOnly(data) : undefined
    return exif === undefined ? [] : [{ type, data: exif }]
  })
  const hasExif = kept.some(({ type }) => type === 'EXIF')
  const flagged = kept.map(({ type, data }) => ({ type, data: type === 'VP8X' ? withFlags(data, hasExif) : data }))
  const content = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...flagged.map(createChunk)])
  return createChunk({ type: 'RIFF', data: content })
}
