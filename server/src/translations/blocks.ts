import type { ChangedRow } from '../records/changes'
import { SEPARATOR } from '../records/wholeList'

/** One record's text as it stands in the list. */
export interface RowText {
  /** Key of the order of the list. */
  key: number
  body: string
}

/** Some rows after one another. Lists of different versions share those in which nothing has changed. */
export interface Block {
  readonly keys: readonly number[]
  /** End of each row's text. */
  readonly ends: readonly number[]
  /** The rows' texts, a separator before each. */
  readonly bytes: Buffer
}

interface Piece {
  key: number
  bytes: Buffer
}

/** Large enough to be sent and compressed at once, small enough to be made anew for one row. */
const BLOCK_BYTES = 256 * 1024

const toPiece = ({ key, body }: RowText): Piece => ({ key, bytes: Buffer.from(SEPARATOR + body) })

const toBlock = (pieces: readonly Piece[]): Block => {
  let end = 0
  return {
    keys: pieces.map(({ key }) => key),
    ends: pieces.map(({ bytes }) => (end += bytes.length)),
    bytes: Buffer.concat(pieces.map(({ bytes }) => bytes)),
  }
}

const pack = (pieces: readonly Piece[], blockBytes: number): Block[] => {
  const blocks: Block[] = []
  let waiting: Piece[] = []
  let size = 0
  for (const piece of pieces) {
    waiting.push(piece)
    size += piece.bytes.length
    if (size < blockBytes) continue
    blocks.push(toBlock(waiting))
    waiting = []
    size = 0
  }
  return waiting.length === 0 ? blocks : [...blocks, toBlock(waiting)]
}

export const toBlocks = (rows: readonly RowText[], blockBytes = BLOCK_BYTES): Block[] => pack(rows.map(toPiece), blockBytes)

const toPieces = ({ keys, ends, bytes }: Block): Piece[] =>
  keys.map((key, at) => ({ key, bytes: bytes.subarray(ends[at - 1] ?? 0, ends[at]) }))

/** The texts of rows that are there. */
export const presentRows = (rows: readonly ChangedRow[]): RowText[] =>
  rows.flatMap(({ key, body }) => (body === null ? [] : [{ key, body }]))

/** The same rows with these as they are now; several blocks where they have become too many for one. */
export const mendBlock = (block: Block, changed: readonly ChangedRow[], blockBytes = BLOCK_BYTES): Block[] => {
  const gone = new Set(changed.map(({ key }) => key))
  const kept = toPieces(block).filter(({ key }) => !gone.has(key))
  const made = presentRows(changed).map(toPiece)
  const pieces = [...kept, ...made].sort((a, b) => a.key - b.key)
  const size = pieces.reduce((sum, { bytes }) => sum + bytes.length, 0)
  // A block may grow to twice its size: were it split at once, every change would leave a crumb behind.
  if (size > 2 * blockBytes) return pack(pieces, blockBytes)
  return pieces.length === 0 ? [] : [toBlock(pieces)]
}

/** Changed rows of each block, or to be in it. Both are in the order of their keys. */
export const changesOfBlocks = (blocks: readonly Pick<Block, 'keys'>[], changed: readonly ChangedRow[]): ChangedRow[][] => {
  let next = 0
  return blocks.map(({ keys }, at) => {
    const last = at === blocks.length - 1 ? Infinity : (keys.at(-1) ?? -Infinity)
    const first = next
    while (next < changed.length && (changed[next]?.key ?? Infinity) <= last) next += 1
    return changed.slice(first, next)
  })
}
