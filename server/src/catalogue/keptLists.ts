import { Compressed } from '../answer/compression'
import { createTurns } from '../turns'
import { mendBlocks, toParts, type Block } from './blocks'
import type { Changes } from './changes'
import type { List } from './slices'

export interface ListContent {
  version: number
  content: Compressed
}

interface MendableList extends ListContent {
  blocks: readonly Block[]
}

/** List of one version. */
export interface Versioned {
  version: number
  /** What it holds in memory, in bytes. */
  size: () => number
}

interface Making<Kept> {
  list: Promise<Kept>
  /** How many callers wait for it. */
  callers: number
  abandoned: AbortController
  /** The list itself, once it is made. */
  made?: Kept
  /** Until then, the one that there was: it comes back where the making is abandoned. */
  before?: Making<Kept> | undefined
}

/** How a table's list is read. */
export interface Reading {
  /** All of it. */
  read: (base: string, abandoned: AbortSignal) => Promise<List>
  /** What has changed since a version; undefined where only the whole list will do. */
  readChanges: (base: string, version: number) => Promise<Changes | undefined>
}

/** Hosts whose lists are kept. Pages of languages are kept as long as there is room. */
const HOSTS_KEPT = 3

/** What the lists that are kept may have in all, compressed forms included: one that has more by itself is made for each who asks. */
const BYTES_KEPT = 64 * 1024 * 1024

export const toContent = ({ version, blocks }: { version: number; blocks: readonly Block[] }): MendableList & Versioned => {
  const content = new Compressed(toParts(blocks))
  return { version, blocks, content, size: () => content.size() }
}

/** Makes a list of `version` or later; `before` is the one that was kept. */
export type Make<Kept> = (base: string, before: Kept | undefined, abandoned: AbortSignal, version: number | undefined) => Promise<Kept>

/** Makes lists of one table: reads what has changed where that is known, else all. */
export const mending =
  ({ read, readChanges }: Reading): Make<MendableList & Versioned> =>
  async (base, before, abandoned) => {
    const changes = before && (await readChanges(base, before.version))
    if (before === undefined || changes === undefined) return toContent(await read(base, abandoned))
    // Somebody else's making may have been the same change.
    if (changes.version === before.version) return before
    return toContent({ version: changes.version, blocks: mendBlocks(before.blocks, changes.rows) })
  }

/** Lists made at a time, of all tables and hosts: each is in memory as a whole while it is made. Some callers wait; more are refused. */
const MAKINGS_AT_ONCE = 2
const MAKINGS_WAITING = 40

/** Where lists of all tables are kept, those that were wanted last, as long as there is room. */
export const createShelf = (room = BYTES_KEPT) => {
  const held = new Map<object, { size: () => number; drop: () => void }>()
  const semaphore = createTurns(MAKINGS_AT_ONCE, { waiting: MAKINGS_WAITING })
  const trim = () => {
    let size = 0
    for (const [key, each] of [...held].reverse()) {
      const own = each.size()
      if (size + own <= room) {
        size += own
        continue
      }
      held.delete(key)
      each.drop()
    }
  }
  return {
    /** Puts what has just been wanted in front, and lets go of what there is no room for. */
    hold: (key: object, size: () => number, drop: () => void) => {
      held.delete(key)
      held.set(key, { size, drop })
      trim()
    },
    release: (key: object) => held.delete(key),
    /** @throws Overloaded where too many wait */
    make: async <T>(abandoned: AbortSignal, work: () => Promise<T>): Promise<T> => {
      const finish = await semaphore.take(abandoned)
      try {
        return await work()
      } finally {
        finish()
      }
    },
  }
}

export type Shelf = ReturnType<typeof createShelf>

/**
 * Lists of one kind, each kept by the base of its addresses, or by another name. The version in the database, which the caller has just
 * read, tells whether one is still right; one that is not is made of the one that there was. Those who want the same one at once share one
 * making of it.
 *
 * @param mostNames how many bases have lists that are kept
 */
export const keepLists = <Kept extends Versioned>(makeList: Make<Kept>, shelf: Shelf, mostNames = HOSTS_KEPT) => {
  const lists = new Map<string, Making<Kept>>()

  const forget = (base: string, making: Making<Kept>) => {
    shelf.release(making)
    if (lists.get(base) === making) lists.delete(base)
  }

  const hold = (base: string, making: Making<Kept>) =>
    shelf.hold(
      making,
      () => making.made?.size() ?? 0,
      () => forget(base, making),
    )

  const make = (base: string, version: number | undefined, before?: Making<Kept>): Making<Kept> => {
    const abandoned = new AbortController()
    const making: Making<Kept> = {
      callers: 0,
      abandoned,
      before,
      list: shelf
        .make(abandoned.signal, () => makeList(base, before?.made, abandoned.signal, version))
        .then(list => {
          making.made = list
          making.before = undefined
          // A list may have been displaced while it was made.
          if (lists.get(base) === making) hold(base, making)
          return list
        }),
    }
    const displaced = lists.get(base)
    if (displaced) shelf.release(displaced)
    lists.delete(base)
    lists.set(base, making)
    for (const [oldest, each] of lists) if (lists.size > mostNames) forget(oldest, each)
    making.list.catch(() => forget(base, making))
    return making
  }

  /** Waits for a list that is being made. One that the last of its callers has hung up on is made no further. */
  const join = async (base: string, making: Making<Kept>, gone: AbortSignal | undefined): Promise<Kept> => {
    making.callers += 1
    const leave = () => {
      making.callers -= 1
      if (making.callers > 0 || making.made) return
      forget(base, making)
      if (making.before && !lists.has(base)) {
        lists.set(base, making.before)
        hold(base, making.before)
      }
      making.abandoned.abort()
    }
    if (gone?.aborted) leave()
    else gone?.addEventListener('abort', leave, { once: true })
    try {
      return await making.list
    } finally {
      gone?.removeEventListener('abort', leave)
    }
  }

  /** The list as it was at `version` or is since; `gone` is aborted where the caller hangs up. */
  return async (base: string, version: number | undefined, gone?: AbortSignal): Promise<Kept> => {
    const known = lists.get(base)
    if (known === undefined) return join(base, make(base, version), gone)
    const { made } = known
    if (made === undefined) {
      const content = await join(base, known, gone)
      // It may have been read before the change that this caller has just made.
      if (version === undefined || content.version >= version) return content
    } else if (made.version === version) {
      hold(base, known)
      return made
    }
    const other = lists.get(base)
    return join(base, other === known || other === undefined ? make(base, version, known.made && known) : other, gone)
  }
}
