import { chooseEncoding, lengthOf, SMALLEST, type Content, type EncodedBody } from '../response/compression'
import { gzipOf, gzipPart, plainOf, storedPart, type GzipPart } from '../response/gzip'
import type { ChangedRow } from '../records/changes'
import { SEPARATOR } from '../records/wholeList'
import { changesOfBlocks, mendBlock, presentRows, toBlocks, type Block, type RowText } from './blocks'

/** Block stored compressed, each alone. Lists of different versions share their unchanged blocks. */
export interface PackedBlock extends Pick<Block, 'keys' | 'ends'> {
  /** Texts of the rows, with separators between them. */
  readonly part: GzipPart
}

/** Size of a block before it is packed. A change of one row compresses its block again, in one or two milliseconds. */
const BLOCK_BYTES = 64 * 1024

const separator = Buffer.from(SEPARATOR)

const pack = async ({ keys, ends, bytes }: Block): Promise<PackedBlock> => ({
  keys,
  ends,
  part: await gzipPart(bytes.subarray(separator.length)),
})

const unpack = async ({ keys, ends, part }: PackedBlock): Promise<Block> => ({
  keys,
  ends,
  bytes: Buffer.concat([separator, await plainOf(part)]),
})

const packAll = (blocks: readonly Block[]) => Promise.all(blocks.map(pack))

export const toPackedBlocks = (rows: readonly RowText[]): Promise<PackedBlock[]> => packAll(toBlocks(rows, BLOCK_BYTES))

/** List with the changed rows replaced; both parameters are ordered by key. */
export const mendPackedBlocks = async (blocks: readonly PackedBlock[], changed: readonly ChangedRow[]): Promise<PackedBlock[]> => {
  if (blocks.length === 0) return toPackedBlocks(presentRows(changed))
  const changes = changesOfBlocks(blocks, changed)
  const mended = await Promise.all(
    blocks.map(async (block, at) => (changes[at]?.length ? packAll(mendBlock(await unpack(block), changes[at], BLOCK_BYTES)) : [block])),
  )
  return mended.flat()
}

/** Texts of a block's rows. */
export const rowsOf = async (block: PackedBlock): Promise<string[]> => {
  const { ends, bytes } = await unpack(block)
  return ends.map((end, at) => bytes.toString('utf8', (ends[at - 1] ?? 0) + separator.length, end))
}

/** Bytes of a row in memory besides its text: two numbers, its key and its end. */
const BYTES_OF_ROW = 16

/** Bytes of a block in memory. */
export const sizeOf = ({ keys, part }: PackedBlock) => part.bytes.length + keys.length * BYTES_OF_ROW

const [OPEN, BETWEEN, CLOSE] = ['[', SEPARATOR, ']'].map(text => storedPart(Buffer.from(text))) as [GzipPart, GzipPart, GzipPart]

const CHUNK_BYTES = 256 * 1024

/** Concatenates buffers to a size that is worth writing to a connection, on demand. */
async function* gather(buffers: readonly Buffer[]): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let size = 0
  for (const buffer of buffers) {
    waiting.push(buffer)
    size += buffer.length
    if (size < CHUNK_BYTES) continue
    yield Buffer.concat(waiting)
    waiting = []
    size = 0
  }
  yield Buffer.concat(waiting)
}

async function* inflated(parts: readonly GzipPart[]): AsyncGenerator<Buffer> {
  for (const part of parts) yield await plainOf(part)
}

/** List as JSON, sent from its compressed blocks: as gzip to callers that accept it. The list is neither copied nor compressed again. */
export class PackedList implements Content {
  readonly #parts: readonly GzipPart[]

  constructor(blocks: readonly PackedBlock[]) {
    this.#parts = [OPEN, ...blocks.flatMap(({ part }, at) => (at === 0 ? [part] : [BETWEEN, part])), CLOSE]
  }

  async encode(acceptEncoding: string | undefined): Promise<EncodedBody> {
    const length = lengthOf(this.#parts)
    const encoding = length < SMALLEST ? 'identity' : chooseEncoding(acceptEncoding, ['gzip'])
    if (encoding === 'identity') return { encoding, parts: inflated(this.#parts), length }
    const buffers = gzipOf(this.#parts)
    return { encoding, parts: gather(buffers), length: lengthOf(buffers) }
  }
}
