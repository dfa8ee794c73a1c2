import { createListSemaphore } from '../records/semaphore'

/** List of one version. */
export interface Versioned {
  version: number
  /** Bytes in memory. */
  size: () => number
}

interface Making<Kept> {
  list: Promise<Kept>
  /** Number of callers that wait for it. */
  callers: number
  abandoned: AbortController
  /** The list itself, once it is made. */
  made?: Kept
  /** Previous list, which comes back where the making is abandoned. */
  before?: Making<Kept> | undefined
}

/** Makes a list of `version` or later; `before` is the one that was kept. */
export type Make<Kept> = (name: string, before: Kept | undefined, abandoned: AbortSignal, version: number | undefined) => Promise<Kept>

/** Cache of lists, those that were wanted last, as long as there is room. */
export const createListCache = (room: number) => {
  const held = new Map<object, { size: () => number; drop: () => void }>()
  const semaphore = createListSemaphore()
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
    make: <T>(abandoned: AbortSignal, work: () => Promise<T>): Promise<T> => semaphore(work, abandoned),
  }
}

type ListCache = ReturnType<typeof createListCache>

/**
 * Lists of one kind, each kept by its name. The version in the database, which the caller has just read, tells whether one is still right;
 * one that is not is made of the one that there was. Those who want the same one at once share one making of it.
 */
export const keepLists = <Kept extends Versioned>(makeList: Make<Kept>, cache: ListCache) => {
  const lists = new Map<string, Making<Kept>>()

  const forget = (name: string, making: Making<Kept>) => {
    cache.release(making)
    if (lists.get(name) === making) lists.delete(name)
  }

  const hold = (name: string, making: Making<Kept>) =>
    cache.hold(
      making,
      () => making.made?.size() ?? 0,
      () => forget(name, making),
    )

  const make = (name: string, version: number | undefined, before?: Making<Kept>): Making<Kept> => {
    const abandoned = new AbortController()
    const making: Making<Kept> = {
      callers: 0,
      abandoned,
      before,
      list: cache
        .make(abandoned.signal, () => makeList(name, before?.made, abandoned.signal, version))
        .then(list => {
          making.made = list
          making.before = undefined
          // A list may have been displaced while it was made.
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

  /** Waits for a list that is being made. One that the last of its callers has hung up on is made no further. */
  const join = async (name: string, making: Making<Kept>, gone: AbortSignal | undefined): Promise<Kept> => {
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

  /** The list as it was at `version` or is since; `gone` is aborted where the caller hangs up. */
  return async (name: string, version: number | undefined, gone?: AbortSignal): Promise<Kept> => {
    const known = lists.get(name)
    if (known === undefined) return join(name, make(name, version), gone)
    const { made } = known
    if (made === undefined) {
      const list = await join(name, known, gone)
      // The list may have been read before the change that this caller has just made.
      if (version === undefined || list.version >= version) return list
    } else if (made.version === version) {
      hold(name, known)
      return made
    }
    const other = lists.get(name)
    return join(name, other === known || other === undefined ? make(name, version, known.made && known) : other, gone)
  }
}
