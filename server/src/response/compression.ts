import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, type BrotliOptions } from 'node:zlib'

type Encoding = 'br' | 'gzip' | 'identity'

/** Smallest content, in bytes, that is compressed. */
export const SMALLEST = 1024

const accepts = (header: string, coding: string) =>
  header.split(',').some(each => {
    const [name = '', ...parameters] = each.split(';').map(part => part.trim().toLowerCase())
    return name === coding && !parameters.some(parameter => /^q=0(\.0*)?$/.test(parameter))
  })

/** First coding that the header allows; 'identity' if it allows none. */
export const chooseEncoding = (header = '', codings: readonly Encoding[] = ['br', 'gzip']): Encoding =>
  codings.find(coding => accepts(header, coding)) ?? 'identity'

export const lengthOf = (parts: readonly { length: number }[]) => parts.reduce((sum, { length }) => sum + length, 0)

/** Stream options: at most one part is buffered, because parts may be made while they are sent. */
export const ONE_AHEAD = { highWaterMark: 1 }

export const CHUNK = { chunkSize: 64 * 1024 }

/** Options of Brotli at quality 5, which is faster and smaller than gzip at level 6. `size` of the text in bytes; 0 if unknown. */
export const brotliOptions = (size = 0): BrotliOptions => ({
  ...CHUNK,
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: size },
})

export interface EncodedBody<P = Iterable<Buffer> | AsyncIterable<Buffer>> {
  encoding: Encoding
  parts: P
  length: number
}

/** Response body in the best coding that `acceptEncoding` allows; one decompressed while it is sent has no length. */
export interface Content {
  encode: (acceptEncoding: string | undefined) => Promise<EncodedBody | { encoding: Encoding; parts: Readable; length: undefined }>
}

/** Compressors in threads of Node's: the server handles other requests meanwhile. */
const compressors = { br: promisify<Buffer, BrotliOptions, Buffer>(brotliCompress), gzip: promisify<Buffer, object, Buffer>(gzip) }

/** Content compressed at most once per coding; the results are kept as long as the object. */
export class Compressed implements Content {
  readonly #made = new Map<Encoding, Promise<Buffer>>()

  /** `br`: the content in that coding, if it exists already. */
  constructor(
    readonly bytes: Buffer,
    br?: Buffer,
  ) {
    this.#made.set('identity', Promise.resolve(bytes))
    if (br) this.#made.set('br', Promise.resolve(br))
  }

  /** Content in the best coding that `acceptEncoding` allows, and that coding. */
  async encode(acceptEncoding: string | undefined): Promise<EncodedBody<Buffer[]>> {
    const encoding = this.bytes.length < SMALLEST ? 'identity' : chooseEncoding(acceptEncoding)
    const part = await (this.#made.get(encoding) ?? this.#make(encoding))
    return { encoding, parts: [part], length: part.length }
  }

  #make(encoding: Encoding): Promise<Buffer> {
    const making = encoding === 'br' ? compressors.br(this.bytes, brotliOptions(this.bytes.length)) : compressors.gzip(this.bytes, CHUNK)
    this.#made.set(encoding, making)
    // A failure, of memory for instance, may be temporary: the next request tries again.
    making.catch(() => this.#made.delete(encoding))
    return making
  }
}
