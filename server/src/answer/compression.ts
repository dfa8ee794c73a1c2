import { pipeline } from 'node:stream/promises'
import { Readable, type Transform } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Less is not worth a header. */
export const SMALLEST = 1024

const accepts = (header: string, coding: string) =>
  header.split(',').some(each => {
    const [name = '', ...parameters] = each.split(';').map(part => part.trim().toLowerCase())
    return name === coding && !parameters.some(parameter => /^q=0(\.0*)?$/.test(parameter))
  })

/** The first of these that the header allows. */
export const chooseEncoding = (header = '', codings: readonly Encoding[] = ['br', 'gzip']): Encoding =>
  codings.find(coding => accepts(header, coding)) ?? 'identity'

export type Parts = readonly Buffer[]

export const lengthOf = (parts: readonly { length: number }[]) => parts.reduce((sum, { length }) => sum + length, 0)

/** Piece by piece in threads of their own: the server answers others meanwhile. */
const compress = async (parts: Iterable<Buffer>, compressor: Transform): Promise<Parts> => {
  const made: Buffer[] = []
  await pipeline(Readable.from(parts, ONE_AHEAD), compressor, async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) made.push(chunk)
  })
  return [Buffer.concat(made)]
}

/** Parts may be made while they are sent: no more than one waits. */
export const ONE_AHEAD = { highWaterMark: 1 }

export const CHUNK = { chunkSize: 64 * 1024 }

// Brotli at 5 costs less than gzip at 6 and is smaller.
const brotli = (size: number) =>
  createBrotliCompress({ ...CHUNK, params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: size } })

export interface Encoded<P = Iterable<Buffer> | AsyncIterable<Buffer>> {
  encoding: Encoding
  parts: P
  length: number
}

/** The body of an answer in the best coding that `acceptEncoding` allows; one that is compressed while it is sent has no length. */
export interface Content {
  encode: (acceptEncoding: string | undefined) => Promise<Encoded | { encoding: Encoding; parts: Readable; length: undefined }>
}

const toParts = (content: Buffer | Parts) => {
  const parts = Buffer.isBuffer(content) ? [content] : content
  return { parts, length: lengthOf(parts) }
}

/** One content, in one piece or several, compressed at most once for each coding and kept so for as long as the object lives. */
export class Compressed implements Content {
  readonly #parts: Iterable<Buffer>
  readonly #length: number
  readonly #made = new Map<Encoding, Promise<Encoded<Iterable<Buffer>>>>()
  #compressed = 0

  /** `br`: the content in that coding, where somebody has made it already. */
  constructor(content: Buffer | Parts | { parts: Iterable<Buffer>; length: number }, br?: Buffer) {
    const { parts, length } = 'parts' in content ? content : toParts(content)
    this.#parts = parts
    this.#length = length
    if (br) this.#made.set('br', Promise.resolve({ encoding: 'br', parts: [br], length: br.length }))
  }

  /** The content as it is, for who wants it whole. */
  get bytes(): Buffer {
    return Buffer.concat([...this.#parts])
  }

  /** What it holds in memory, with all that it has been compressed to. */
  size(): number {
    return this.#length + this.#compressed
  }

  /** Bytes of the compressed forms alone. */
  compressedSize(): number {
    return this.#compressed
  }

  /** The content in the best coding that `acceptEncoding` allows, and the coding it is in. */
  encode(acceptEncoding: string | undefined): Promise<Encoded<Iterable<Buffer>>> {
    const encoding = this.#length < SMALLEST ? 'identity' : chooseEncoding(acceptEncoding)
    const known = this.#made.get(encoding)
    if (known !== undefined) return known
    const making = this.#make(encoding)
    this.#made.set(encoding, making)
    // What failed for want of memory, say, may do the next time.
    making.catch(() => this.#made.delete(encoding))
    return making
  }

  async #make(encoding: Encoding): Promise<Encoded<Iterable<Buffer>>> {
    if (encoding === 'identity') return { encoding, parts: this.#parts, length: this.#length }
    const parts = await compress(this.#parts, encoding === 'br' ? brotli(this.#length) : createGzip(CHUNK))
    const length = lengthOf(parts)
    this.#compressed += length
    return { encoding, parts, length }
  }
}
