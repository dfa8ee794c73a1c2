import { createListSemaphore } from '../records/semaphore'

/** List of one version. */
export interface VersionedList {
  version: number
  /** Bytes in memory. */
  size: number
}

interface CachedList<List> {
  list: Promise<List>
  /** Number of callers that wait for the list. */
  callers: number
  abandoned: AbortController
  /** List, once it is made. */
  made?: List
  /** Previous list, restored where the making is aborted. */
  before?: CachedList<List>
}

/** Function that makes a list of `version` or later; `before` is the cached one. */
export type ListMaker<List> = (name: string, before: List | undefined, abandoned: AbortSignal, version: number | undefined) => Promise<List>

/** Most cached lists. One without rows counts no bytes, but takes memory too. */
const MOST_LISTS = 1_000

/** Cache of at most 1,000 lists and `room` bytes; lists beyond that are discarded, the most recently used ones last. */
export const createListCache = (room: number) => {
  const uses = new Map<object, { size: number; drop: () => void }>()
  const semaphore = createListSemaphore()
  const trim = () => {
    let [size, count] = [0, 0]
    for (const [key, each] of [...uses].reverse()) {
      if (size + each.size <= room && count < MOST_LISTS) {
        size += each.size
        count += 1
        continue
      }
      uses.delete(key)
      each.drop()
    }
  }
  return {
    /** Notes a use of a list, and discards lists beyond the budget. */
    hold: (key: object, size: number, drop: () => void) => {
      uses.delete(key)
      uses.set(key, { size, drop })
      trim()
    },
    release: (key: object) => uses.delete(key),
    /** @throws Overloaded where too many wait */
    make: <T>(abandoned: AbortSignal, work: () => Promise<T>): Promise<T> => semaphore(work, abandoned),
  }
}

type ListCache = ReturnType<typeof createListCache>

/**
 * Cache of lists of one kind, by name. The version that the caller has just read from the database tells whether a list is current; an
 * outdated list is updated. Concurrent callers of a list share its making.
 */
export const cacheLists = <List extends VersionedList>(makeList: ListMaker<List>, cache: ListCache) => {
  const lists = new Map<string, CachedList<List>>()

  const forget = (name: string, making: CachedList<List>) => {
    cache.release(making)
    if (lists.get(name) === making) lists.delete(name)
  }

  const hold = (name: string, making: CachedList<List>) => cache.hold(making, making.made?.size ?? 0, () => forget(name, making))

  const make = (name: string, version: number | undefined, before?: CachedList<List>): CachedList<List> => {
    const abandoned = new AbortController()
    const making: CachedList<List> = {
      callers: 0,
      abandoned,
      before,
      list: cache
        .make(abandoned.signal, () => makeList(name, before?.made, abandoned.signal, version))
        .then(list => {
          making.made = list
          making.before = undefined
          // Another list may have replaced this one while it was made.
          if (lists.get(name) === making) hold(name, making)
          return list
        }),
    }
    const displaced = lists.get(name)
    if (displaced) cache.release(displaced)
    lists.delete(name)
    lists.set(name, making)
    making.list.catch(() => forget(name, making))
    return making
  }

  /** Waits for a list that is being made. The making is aborted when the last of its callers hangs up. */
  const join = async (name: string, making: CachedList<List>, gone: AbortSignal | undefined): Promise<List> => {
    making.callers += 1
    const leave = () => {
      making.callers -= 1
      if (making.callers > 0 || making.made) return
      forget(name, making)
      if (making.before && !lists.has(name)) {
        lists.set(name, making.before)
        hold(name, making.before)
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

  /** List of `version` or later; `gone` is aborted when the caller hangs up. */
  return async (name: string, version: number | undefined, gone?: AbortSignal): Promise<List> => {
    const cached = lists.get(name)
    if (cached === undefined) return join(name, make(name, version), gone)
    const { made } = cached
    if (made === undefined) {
      const list = await join(name, cached, gone)
      // The list may have been read before the change that this caller has just made.
      if (version === undefined || list.version >= version) return list
    } else if (made.version === version) {
      hold(name, cached)
      return made
    }
    const other = lists.get(name)
    return join(name, other === cached || other === undefined ? make(name, version, cached.made && cached) : other, gone)
  }
}
