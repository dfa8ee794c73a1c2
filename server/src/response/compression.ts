import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, type BrotliOptions } from 'node:zlib'

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

export const lengthOf = (parts: readonly { length: number }[]) => parts.reduce((sum, { length }) => sum + length, 0)

/** Parts may be made while they are sent: no more than one waits. */
export const ONE_AHEAD = { highWaterMark: 1 }

export const CHUNK = { chunkSize: 64 * 1024 }

/** Options of Brotli at 5, which costs less than gzip at 6 and is smaller. `size` of the text in bytes; 0: not known. */
export const brotliOptions = (size = 0): BrotliOptions => ({
  ...CHUNK,
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: size },
})

export interface Encoded<P = Iterable<Buffer> | AsyncIterable<Buffer>> {
  encoding: Encoding
  parts: P
  length: number
}

/** The body of an answer in the best coding that `acceptEncoding` allows; one that is unpacked while it is sent has no length. */
export interface Content {
  encode: (acceptEncoding: string | undefined) => Promise<Encoded | { encoding: Encoding; parts: Readable; length: undefined }>
}

/** In threads of Node's: the server answers others meanwhile. */
const compressors = { br: promisify<Buffer, BrotliOptions, Buffer>(brotliCompress), gzip: promisify<Buffer, object, Buffer>(gzip) }

/** One content, compressed at most once for each coding and kept so for as long as the object lives. */
export class Compressed implements Content {
  readonly #made = new Map<Encoding, Promise<Buffer>>()

  /** `br`: the content in that coding, where it was made already. */
  constructor(
    readonly bytes: Buffer,
    br?: Buffer,
  ) {
    this.#made.set('identity', Promise.resolve(bytes))
    if (br) this.#made.set('br', Promise.resolve(br))
  }

  /** The content in the best coding that `acceptEncoding` allows, and the coding it is in. */
  async encode(acceptEncoding: string | undefined): Promise<Encoded<Buffer[]>> {
    const encoding = this.bytes.length < SMALLEST ? 'identity' : chooseEncoding(acceptEncoding)
    const part = await (this.#made.get(encoding) ?? this.#make(encoding))
    return { encoding, parts: [part], length: part.length }
  }

  #make(encoding: Encoding): Promise<Buffer> {
    const making = encoding === 'br' ? compressors.br(this.bytes, brotliOptions(this.bytes.length)) : compressors.gzip(this.bytes, CHUNK)
    this.#made.set(encoding, making)
    // A failure for want of memory, for instance, may pass: the next request tries again.
    making.catch(() => this.#made.delete(encoding))
    return making
  }
}
