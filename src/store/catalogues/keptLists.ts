import type { ListAnswer } from '@/api/http/knownLists'
import { keptDatabase } from '@/store/catalogues/keptDatabase'
import { listOwner } from '@/store/catalogues/listOwner'
import { call, type Saga } from '@/store/effects'
import { sessionToken } from '@/store/memory/sessionToken'

/** Copy of a list in the browser. */
export interface KeptList<Row> {
  version: number | null
  /** Response validators, for an API that gives versions by `ETag` only. */
  answer: ListAnswer | null
  records: Row[]
}

/** Lists whose copy in the storage is current. */
const currentLists = new WeakSet<object>()

export const isKept = (records: object): boolean => currentLists.has(records)
export const noteKept = (records: object): void => void currentLists.add(records)

const isRow = <Row>(row: unknown, idOf: (row: Row) => number): row is Row =>
  typeof row === 'object' && row !== null && Number.isInteger(idOf(row as Row))

const read = async <Row>(owner: string, name: string, idOf: (row: Row) => number): Promise<KeptList<Row> | null> => {
  const transaction = (await keptDatabase()).transaction(['heads', 'blocks'])
  const range = IDBKeyRange.bound([owner, name, 0], [owner, name, Infinity])
  const [head, blocks] = await Promise.all([
    transaction.objectStore('heads').get([owner, name]),
    transaction.objectStore('blocks').getAll(range),
  ])
  if (!head || blocks.length !== head.blocks.length) return null
  const rows = blocks.map((block): unknown => JSON.parse(block))
  if (!rows.every((block, at) => Array.isArray(block) && block.length === head.blocks[at])) return null
  const records: unknown[] = rows.flat()
  if (!records.every(row => isRow(row, idOf))) return null
  noteKept(records)
  return { version: head.version, answer: head.answer, records }
}

/**
 * Kept copy of a list, or null. Damaged copies, copies of another build of the application, and forbidden or missing storage count as
 * none [SY-07].
 */
export function* readKeptList<Row>(name: string, idOf: (row: Row) => number): Saga<KeptList<Row> | null> {
  const owner = listOwner.get()
  if (owner === null) return null
  return yield* call(() => read(owner, name, idOf).catch(() => null))
}

/**
 * Deletes the lists of all sessions at the end of a session. The mark stays until the deletion has succeeded, so that the next page repeats
 * one that a reload, the end of the browser or its storage has interrupted [SY-07].
 */
export const dropKeptLists = async (): Promise<void> => {
  const mark = sessionToken.leftMark()
  if (mark === null) return
  try {
    const database = await keptDatabase()
    // A new session has begun: its first kept list deletes all others.
    if (sessionToken.leftMark() !== mark) return
    const change = database.transaction(['heads', 'blocks'], 'readwrite')
    await Promise.all([change.objectStore('heads').clear(), change.objectStore('blocks').clear(), change.done])
    sessionToken.removeMark(mark)
  } catch {
    // Forbidden storage holds nothing; the next page repeats a failed deletion.
  }
}
