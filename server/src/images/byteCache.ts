interface Entry<T> {
  value: Promise<T>
  /** Size of the value; 0 until it has been loaded. */
  bytes: number
}

/**
 * Creates a cache of at most `mostBytes` by `sizeOf`, which discards the least recently used values first. Concurrent calls for a key share
 * one load; a failed load is not cached.
 */
export const createByteCache = <T>(mostBytes: number, sizeOf: (value: T) => number) => {
  const entries = new Map<string, Entry<T>>()
  let total = 0

  const remove = (key: string, entry: Entry<T>) => {
    if (entries.get(key) !== entry) return
    entries.delete(key)
    total -= entry.bytes
  }

  const count = (entry: Entry<T>, bytes: number) => {
    entry.bytes = bytes
    total += bytes
    for (const [oldest, each] of entries) {
      if (total <= mostBytes) return
      // An entry that is still loading has no size yet, and callers wait for it.
      if (each.bytes > 0) remove(oldest, each)
    }
  }

  const load = (key: string, make: () => Promise<T>): Entry<T> => {
    const entry = { value: make(), bytes: 0 }
    entry.value.then(
      value => count(entry, sizeOf(value)),
      () => remove(key, entry),
    )
    return entry
  }

  return (key: string, make: () => Promise<T>): Promise<T> => {
    const entry = entries.get(key) ?? load(key, make)
    entries.delete(key)
    entries.set(key, entry)
    return entry.value
  }
}
