import { promisify } from 'node:util'
import { constants, crc32, deflateRaw, deflateRawSync, inflateRaw } from 'node:zlib'

/** Bytes deflated separately, to a byte boundary and without a final block: concatenated parts are one gzip stream. */
export interface GzipPart {
  readonly bytes: Buffer
  /** Length and CRC of the uncompressed bytes. */
  readonly length: number
  readonly crc: number
  /** Factor for the CRC of the bytes before this part. */
  readonly shift: number
}

const FLUSH = { finishFlush: constants.Z_SYNC_FLUSH }

const deflate = promisify<Buffer, object, Buffer>(deflateRaw)
const inflate = promisify<Buffer, object, Buffer>(inflateRaw)

const POLYNOMIAL = 0xed_b8_83_20
const ONE = 0x80_00_00_00
const X_TO_THE_8 = 0x00_80_00_00

/** Product of two polynomials over GF(2), modulo that of CRC-32; the highest bit is the factor of x^0. */
const multiply = (one: number, other: number) => {
  let product = 0
  // Signed: the JavaScript engine computes with these numbers directly.
  for (let [rest, shifted] = [one | 0, other | 0]; rest !== 0; rest <<= 1) {
    if (rest < 0) product ^= shifted
    shifted = (shifted >>> 1) ^ (shifted & 1 ? POLYNOMIAL : 0)
  }
  return product
}

/** x^(8 · bytes): factor for a CRC that this number of bytes follows. */
const shiftBy = (bytes: number) => {
  let product = ONE
  for (let [rest, square] = [bytes, X_TO_THE_8]; rest > 0; rest = Math.floor(rest / 2), square = multiply(square, square))
    if (rest % 2 === 1) product = multiply(product, square)
  return product
}

const toPart = (plain: Buffer, bytes: Buffer): GzipPart => ({
  bytes,
  length: plain.length,
  crc: crc32(plain),
  shift: shiftBy(plain.length),
})

/** Part compressed in a thread of Node's. Level 3 takes a third of the time of level 6, and an eighth more space. */
export const gzipPart = async (plain: Buffer): Promise<GzipPart> => toPart(plain, await deflate(plain, { ...FLUSH, level: 3 }))

/** Part of a few bytes, not compressed. */
export const storedPart = (plain: Buffer): GzipPart => toPart(plain, deflateRawSync(plain, { ...FLUSH, level: 0 }))

export const plainOf = ({ bytes }: GzipPart): Promise<Buffer> => inflate(bytes, FLUSH)

// Deflate, no name, no time, any system.
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
const LAST_BLOCK = Buffer.from([3, 0])
const TRAILER_BYTES = 8

/** Gzip file (RFC 1952) of the concatenated parts, in their own buffers: the CRC of all is computed from theirs. */
export const gzipOf = (parts: readonly GzipPart[]): Buffer[] => {
  const trailer = Buffer.alloc(TRAILER_BYTES)
  trailer.writeUInt32LE(parts.reduce((sum, part) => (multiply(sum, part.shift) ^ part.crc) >>> 0, 0))
  trailer.writeUInt32LE(parts.reduce((sum, { length }) => sum + length, 0) % 2 ** 32, 4)
  return [HEADER, ...parts.map(({ bytes }) => bytes), LAST_BLOCK, trailer]
}
