import { addTo } from '@/shared/groupBy'
import { fold } from '@/shared/fold'

/** Key of a name: without case, accents and blanks. */
export const keyOf = (text: string): string => fold(text).replace(/\s+/g, '')

/** Edit distance of two texts: number of inserted, deleted and changed characters. */
const editDistance = (one: string, other: string): number => {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row]
    for (let at = 1; at <= other.length; at += 1) {
      const changed = (before[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1)
      line.push(Math.min(changed, (before[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1))
    }
    before = line
  }
  return before[other.length] ?? 0
}

/** Pairs of adjacent characters of a key, padded with blanks at both ends. */
const pairsOf = (key: string): string[] => Array.from({ length: key.length + 1 }, (_, at) => ` ${key} `.slice(at, at + 2))

/** Number of keys, those with most shared pairs, whose edit distance is computed. */
const MOST_TRIED = 20
/** Largest share of differing characters of a near key. */
const FAR = 0.55

/**
 * Function that finds the item with the nearest key; undefined if none is near. The pairs of characters are indexed once, so that ten
 * thousand lookups are fast.
 * @param far largest share of differing characters
 */
export const createNearest = <Item>(items: readonly { key: string; item: Item }[], far = FAR): ((key: string) => Item | undefined) => {
  const byPair = new Map<string, number[]>()
  for (const [at, { key }] of items.entries()) for (const pair of new Set(pairsOf(key))) addTo(byPair, pair, at)
  return key => {
    const shared = new Map<number, number>()
    for (const pair of new Set(pairsOf(key))) for (const at of byPair.get(pair) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1)
    const likely = [...shared].sort(([, one], [, other]) => other - one).slice(0, MOST_TRIED)
    let best: { item: Item; share: number } | undefined
    for (const [at] of likely) {
      const candidate = items[at]
      if (!candidate) continue
      const share = editDistance(key, candidate.key) / Math.max(key.length, candidate.key.length, 1)
      if (share <= far && (!best || share < best.share)) best = { item: candidate.item, share }
    }
    return best?.item
  }
}
