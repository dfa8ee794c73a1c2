import { pipeline, Readable } from 'node:stream'
import { pipeline as passed } from 'node:stream/promises'
import { createBrotliCompress, createBrotliDecompress, createGunzip, createGzip } from 'node:zlib'
import { brotliOptions, CHUNK, chooseEncoding, lengthOf, ONE_AHEAD, type Content } from './compression'

type PackedCoding = 'br' | 'gzip'

const compressorOf = { br: () => createBrotliCompress(brotliOptions()), gzip: () => createGzip(CHUNK) }
const decompressorOf = { br: () => createBrotliDecompress(CHUNK), gzip: () => createGunzip(CHUNK) }

const packedContent = (packing: PackedCoding, parts: readonly Buffer[]): Content => ({
  encode: async accepts => {
    if (chooseEncoding(accepts, [packing]) === packing) return { encoding: packing, parts, length: lengthOf(parts) }
    const plain = decompressorOf[packing]()
    // An error, or a client that disconnects, ends both streams.
    pipeline(Readable.from(parts, ONE_AHEAD), plain, () => undefined)
    return { encoding: 'identity', parts: plain, length: undefined }
  },
})

/**
 * Compresses a long text piece by piece, in a thread of Node's, and keeps only the compressed bytes: for clients that accept no compressed
 * response, they are decompressed while they are sent.
 * @param accepts Accept-Encoding of the caller
 */
export const pack = async (text: AsyncIterable<string>, accepts: string | undefined): Promise<Content> => {
  const packing = chooseEncoding(accepts) === 'br' ? 'br' : 'gzip'
  const parts: Buffer[] = []
  await passed(Readable.from(text, ONE_AHEAD), compressorOf[packing](), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) parts.push(chunk)
  })
  return packedContent(packing, parts)
}
