import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Less is not worth a header. */
const SMALLEST = 1024

const accepts = (header: string, coding: string) =>
  header.split(',').some(each => {
    const [name = '', ...parameters] = each.split(';').map(part => part.trim().toLowerCase())
    return name === coding && !parameters.some(parameter => /^q=0(\.0*)?$/.test(parameter))
  })

/** The best of ours that the header allows. */
const chooseEncoding = (header = ''): Encoding => (accepts(header, 'br') ? 'br' : accepts(header, 'gzip') ? 'gzip' : 'identity')

/** One content, compressed at most once for each coding and kept so for as long as the object lives. */
export class Compressed {
  private readonly made = new Map<Encoding, Promise<Buffer>>()

  constructor(readonly bytes: Buffer) {}

  /** The content in the best coding that `acceptEncoding` allows, and the coding it is in. */
  async encode(acceptEncoding: string | undefined): Promise<{ encoding: Encoding; bytes: Buffer }> {
    const encoding = this.bytes.length < SMALLEST ? 'identity' : chooseEncoding(acceptEncoding)
    const known = this.made.get(encoding) ?? this.make(encoding)
    this.made.set(encoding, known)
    return { encoding, bytes: await known }
  }

  private make(encoding: Encoding): Promise<Buffer> {
    // Brotli at 5 costs less than gzip at 6 and is smaller.
    if (encoding === 'br') return brotli(this.bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    return encoding === 'gzip' ? deflate(this.bytes) : Promise.resolve(this.bytes)
  }
}
