import type { ChangedRow } from '../records/changes'
import { SEPARATOR } from '../records/wholeList'

/** Row of a record in the list, as text. */
export interface RowText {
  /** Key by which the list is ordered. */
  key: number
  body: string
}

/** Consecutive rows. Lists of different versions share their unchanged blocks. */
export interface Block {
  readonly keys: readonly number[]
  /** End of each row's text in `bytes`. */
  readonly ends: readonly number[]
  /** Texts of the rows, a separator before each. */
  readonly bytes: Buffer
}

interface Piece {
  key: number
  bytes: Buffer
}

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

export const toBlocks = (rows: readonly RowText[], blockBytes: number): Block[] => pack(rows.map(toPiece), blockBytes)

const toPieces = ({ keys, ends, bytes }: Block): Piece[] =>
  keys.map((key, at) => ({ key, bytes: bytes.subarray(ends[at - 1] ?? 0, ends[at]) }))

/** Rows that exist, without those of deleted records. */
export const presentRows = (rows: readonly ChangedRow[]): RowText[] =>
  rows.flatMap(({ key, body }) => (body === null ? [] : [{ key, body }]))

/** Block with the changed rows replaced; several blocks where they have become too many for one. */
export const mendBlock = (block: Block, changed: readonly ChangedRow[], blockBytes: number): Block[] => {
  const gone = new Set(changed.map(({ key }) => key))
  const unchanged = toPieces(block).filter(({ key }) => !gone.has(key))
  const made = presentRows(changed).map(toPiece)
  const pieces = [...unchanged, ...made].sort((a, b) => a.key - b.key)
  const size = pieces.reduce((sum, { bytes }) => sum + bytes.length, 0)
  // A block may grow to twice its size: splitting at once would leave a tiny block after every change.
  if (size > 2 * blockBytes) return pack(pieces, blockBytes)
  return pieces.length === 0 ? [] : [toBlock(pieces)]
}

/** Changed rows by the block that has their keys, or will have them. Both parameters are ordered by key. */
export const changesOfBlocks = (blocks: readonly Pick<Block, 'keys'>[], changed: readonly ChangedRow[]): ChangedRow[][] => {
  let next = 0
  return blocks.map(({ keys }, at) => {
    const last = at === blocks.length - 1 ? Infinity : (keys.at(-1) ?? -Infinity)
    const first = next
    while (next < changed.length && (changed[next]?.key ?? Infinity) <= last) next += 1
    return changed.slice(first, next)
  })
}
