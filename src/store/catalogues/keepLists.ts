import { answerOf, type ListAnswer } from '@/api/http/knownLists'
import { catalogues, hasNewRows } from '@/store/catalogues'
import { keptDatabase, type KeptHead } from '@/store/catalogues/keptDatabase'
import { isKept, noteKept } from '@/store/catalogues/keptLists'
import { listOwner } from '@/store/catalogues/listOwner'
import { call, delay, select, take, type Saga } from '@/store/effects'
import { nextTask } from '@/store/nextTask'
import { untilIdle } from '@/store/onIdle'
import { randomText } from '@/store/memory/sessionToken'
import type { RootState } from '@/store/rootState'

const ROWS_A_BLOCK = 1_000

/** Pause after a change before lists are written, in milliseconds, so that a save that loads a list three times writes the list once. */
const PAUSE_MS = 1_000

export interface ListToKeep {
  version: number | null
  answer: ListAnswer | null
  records: readonly object[]
}

interface WrittenList {
  head: KeptHead
  blocks: (readonly object[])[]
}

const blocksOf = (records: readonly object[]): (readonly object[])[] =>
  Array.from({ length: Math.ceil(records.length / ROWS_A_BLOCK) }, (_, at) => records.slice(at * ROWS_A_BLOCK, (at + 1) * ROWS_A_BLOCK))

const isSame = (one: readonly object[], other: readonly object[] | undefined): boolean =>
  one.length === other?.length && one.every((row, at) => row === other[at])

/** JSON of blocks by their places, each made in a task of its own: the page stays fluid. */
const textsOf = async (blocks: ReadonlyMap<number, readonly object[]>): Promise<[number, string][]> => {
  const texts: [number, string][] = []
  for (const [at, block] of blocks) {
    texts.push([at, JSON.stringify(block)])
    await nextTask()
  }
  return texts
}

/** Key ranges of all other owners: ended sessions, other APIs, other builds of the application. */
const othersThan = (owner: string): IDBKeyRange[] => [IDBKeyRange.upperBound([owner], true), IDBKeyRange.lowerBound([owner, []], true)]

/**
 * Writes the blocks that have changed since the last write, and the head, in one transaction.
 * @returns null if nothing was written, because another tab has written the list since or the session has ended
 */
const writeChanged = async (
  owner: string,
  name: string,
  list: ListToKeep,
  before: WrittenList | undefined,
): Promise<WrittenList | null> => {
  const { version, answer, records } = list
  const blocks = blocksOf(records)
  const changed = new Map([...blocks.entries()].filter(([at, block]) => !isSame(block, before?.blocks[at])))
  const texts = await textsOf(changed)
  const head: KeptHead = { version, answer, blocks: blocks.map(({ length }) => length), stamp: randomText() }
  const change = (await keptDatabase()).transaction(['heads', 'blocks'], 'readwrite')
  const heads = change.objectStore('heads')
  const store = change.objectStore('blocks')
  const storedHead = await heads.get([owner, name])
  if (listOwner.get() !== owner || (before && storedHead?.stamp !== before.head.stamp)) return null
  const written: Promise<unknown>[] = [
    heads.put(head, [owner, name]),
    ...texts.map(([at, text]) => store.put(text, [owner, name, at])),
    store.delete(IDBKeyRange.bound([owner, name, blocks.length], [owner, name, Infinity])),
    ...othersThan(owner).flatMap(range => [heads.delete(range), store.delete(range)]),
  ]
  change.commit()
  await Promise.all([...written, change.done])
  return { head, blocks }
}

/**
 * Writer of kept lists. Blocks with the same row objects as in the last write are not written again.
 * @throws if the storage is full, forbidden or missing
 */
export const createListKeeper = () => {
  const lists = new Map<string, WrittenList>()
  return async (name: string, list: ListToKeep): Promise<void> => {
    const owner = listOwner.getOrMake()
    if (owner === null) return
    const before = lists.get(name)
    lists.delete(name)
    const written = (await writeChanged(owner, name, list, before)) ?? (before ? await writeChanged(owner, name, list, undefined) : null)
    if (written) lists.set(name, written)
  }
}

const all = Object.values(catalogues)

const listsToKeep = (root: RootState) =>
  all.flatMap(({ name, selectIsThere, selectAll, selectVersion }) => {
    const records: readonly object[] = selectAll(root)
    return selectIsThere(root) && !isKept(records) ? { name, records, version: selectVersion(root) } : []
  })

/** Stores lists in the browser as they load and change, in idle time; full or forbidden storage is ignored silently [SY-01, SY-07]. */
export function* keepLists(): Saga {
  const keep = createListKeeper()
  while (true) {
    const lists = yield* select(listsToKeep)
    if (lists.length === 0) yield* take(hasNewRows)
    yield* delay(PAUSE_MS)
    yield* call(untilIdle)
    for (const { name, records, version } of yield* select(listsToKeep)) {
      noteKept(records)
      yield* call(() => keep(name, { records, version, answer: answerOf(records) }).catch(() => undefined))
    }
  }
}
