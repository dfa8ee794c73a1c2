import { chooseEncoding, lengthOf, SMALLEST, type Content, type Encoded } from '../response/compression'
import { gzipOf, gzipPart, plainOf, storedPart, type GzipPart } from '../response/gzip'
import type { ChangedRow } from '../records/changes'
import { SEPARATOR } from '../records/wholeList'
import { changesOfBlocks, mendBlock, presentRows, toBlocks, type Block, type RowText } from './blocks'

/** Block that is kept compressed alone. Lists of different versions share those in which nothing has changed. */
export interface PackedBlock extends Pick<Block, 'keys' | 'ends'> {
  /** The rows' texts, with separators between them. */
  readonly part: GzipPart
}

/** Smaller than a block that is kept as it is: a change of one row compresses the block again, in one or two milliseconds. */
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

/** The same list with these rows as they are now, both in the order of their keys. */
export const mendPackedBlocks = async (blocks: readonly PackedBlock[], changed: readonly ChangedRow[]): Promise<PackedBlock[]> => {
  if (blocks.length === 0) return toPackedBlocks(presentRows(changed))
  const changes = changesOfBlocks(blocks, changed)
  const mended = await Promise.all(
    blocks.map(async (block, at) => (changes[at]?.length ? packAll(mendBlock(await unpack(block), changes[at], BLOCK_BYTES)) : [block])),
  )
  return mended.flat()
}

/** The rows' texts, one after another. */
export const rowsOf = async (block: PackedBlock): Promise<string[]> => {
  const { ends, bytes } = await unpack(block)
  return ends.map((end, at) => bytes.toString('utf8', (ends[at - 1] ?? 0) + separator.length, end))
}

/** A number of a key and one of where its text ends. */
const BYTES_OF_ROW = 16

/** Bytes of a block in memory. */
export const sizeOf = ({ keys, part }: PackedBlock) => part.bytes.length + keys.length * BYTES_OF_ROW

const [OPEN, BETWEEN, CLOSE] = ['[', SEPARATOR, ']'].map(text => storedPart(Buffer.from(text))) as [GzipPart, GzipPart, GzipPart]

const CHUNK_BYTES = 256 * 1024

/** Buffers put together to some of a size that is worth writing to a connection, each when it is asked for. */
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

/** List as JSON, sent as its blocks are kept: gzip for callers that take it. No copy of it is made, nor is it compressed again. */
export class PackedList implements Content {
  readonly #parts: readonly GzipPart[]

  constructor(blocks: readonly PackedBlock[]) {
    this.#parts = [OPEN, ...blocks.flatMap(({ part }, at) => (at === 0 ? [part] : [BETWEEN, part])), CLOSE]
  }

  async encode(acceptEncoding: string | undefined): Promise<Encoded> {
    const length = lengthOf(this.#parts)
    const encoding = length < SMALLEST ? 'identity' : chooseEncoding(acceptEncoding, ['gzip'])
    if (encoding === 'identity') return { encoding, parts: inflated(this.#parts), length }
    const buffers = gzipOf(this.#parts)
    return { encoding, parts: gather(buffers), length: lengthOf(buffers) }
  }
}
