/** Merged order; contested if both sides have changed it in different ways. */
interface MergedOrder<Key> {
  keys: Key[]
  isContested: boolean
}

const ofBoth = <Key>(keys: readonly Key[], others: readonly Key[]): string => JSON.stringify(keys.filter(key => others.includes(key)))

/** True if a side has changed the order of the items that both lists have. */
const isMoved = <Key>(before: readonly Key[], now: readonly Key[]): boolean => ofBoth(before, now) !== ofBoth(now, before)

/** Inserts an item behind its predecessor on its own side; items of `keys` that this side lacks come before it. */
const withKey = <Key>(keys: readonly Key[], key: Key, side: readonly Key[]): Key[] => {
  const before = side.slice(0, side.indexOf(key)).findLast(each => keys.includes(each))
  let at = before === undefined ? 0 : keys.indexOf(before) + 1
  for (let next = keys[at]; next !== undefined && !side.includes(next); next = keys[at]) at += 1
  return [...keys.slice(0, at), key, ...keys.slice(at)]
}

/**
 * Merges the orders of two sides with a common base. The side that has moved items decides; if both have, `mine` decides.
 * @param kept items of the result; each is on at least one side
 */
export const mergeOrder = <Key>(
  before: readonly Key[],
  mine: readonly Key[],
  theirs: readonly Key[],
  kept: ReadonlySet<Key>,
): MergedOrder<Key> => {
  const isMine = isMoved(before, mine)
  const [lead, other] = isMine ? [mine, theirs] : [theirs, mine]
  const first = lead.filter(key => kept.has(key))
  const keys = other.reduce((all, key) => (kept.has(key) && !all.includes(key) ? withKey(all, key, other) : all), first)
  return { keys, isContested: isMine && isMoved(before, theirs) && isMoved(mine, theirs) }
}
