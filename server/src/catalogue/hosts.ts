import { randomUUID } from 'node:crypto'
import { pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { chooseEncoding, CHUNK, Compressed, lengthOf, ONE_AHEAD, SMALLEST, type Content, type Parts } from '../answer/compression'

/** Placeholder of the base of addresses in lists that are kept. Random, so that no text has it; it never leaves the server. */
export const BASE = randomUUID()

const PLACE = Buffer.from(BASE)

/** Base of addresses as a part of JSON text. */
const written = (base: string) => Buffer.from(JSON.stringify(base).slice(1, -1))

/** The part between the places where the base stands. */
const split = (part: Buffer): Buffer[] => {
  const between: Buffer[] = []
  let start = 0
  for (let at = part.indexOf(PLACE); at >= 0; at = part.indexOf(PLACE, start)) {
    between.push(part.subarray(start, at))
    start = at + PLACE.length
  }
  return [...between, part.subarray(start)]
}

const splice = (part: Buffer, base: Buffer): Buffer => {
  const between = split(part)
  return Buffer.concat(between.flatMap((each, at) => (at === 0 ? [each] : [base, each])))
}

/** Parts of a list with the base in its place, one copy at a time. */
function* spliceEach(parts: Parts, base: Buffer): Generator<Buffer> {
  for (const part of parts) yield splice(part, base)
}

export interface HostedList {
  /** The list for callers that know the server by this base. */
  for: (base: string) => Content
  /** Bytes in memory of the compressed forms alone. */
  compressedSize: () => number
  /** Bytes in memory. */
  size: () => number
}

/**
 * A list that is kept once for all names of the server: the base of its addresses is written in while it is sent, a part at a time. Compressed
 * forms are kept for the base that asked first; for others the list is compressed by gzip while it is sent, which needs little memory.
 */
export const hostedList = (parts: Parts): HostedList => {
  let places: number | undefined
  let first: { base: string; content: Compressed } | undefined
  const plain = new Compressed(parts)

  const spliced = (base: string) => {
    const bytes = written(base)
    places ??= parts.reduce((sum, part) => sum + split(part).length - 1, 0)
    const length = lengthOf(parts) + places * (bytes.length - PLACE.length)
    return { parts: { [Symbol.iterator]: () => spliceEach(parts, bytes) }, length }
  }

  const passing = (base: string): Content => ({
    encode: async acceptEncoding => {
      const { parts, length } = spliced(base)
      const encoding = length < SMALLEST ? 'identity' : chooseEncoding(acceptEncoding, ['gzip'])
      if (encoding === 'identity') return { encoding, parts, length }
      const gzip = createGzip(CHUNK)
      // An error, or a caller that hangs up, ends both streams.
      pipeline(Readable.from(parts, ONE_AHEAD), gzip, () => undefined)
      return { encoding, parts: gzip, length: undefined }
    },
  })

  const compressedSize = () => plain.compressedSize() + (first?.content.compressedSize() ?? 0)

  return {
    for: base => {
      if (base === '') return plain
      first ??= { base, content: new Compressed(spliced(base)) }
      return first.base === base ? first.content : passing(base)
    },
    compressedSize,
    size: () => lengthOf(parts) + compressedSize(),
  }
}
