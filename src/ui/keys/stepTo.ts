/** Steps of the arrow keys in one direction, and of the page keys, Home and End. */
export const DOWN = { ArrowDown: 1, ArrowUp: -1 }
export const ACROSS = { ArrowRight: 1, ArrowLeft: -1 }
export const PAGES = { PageDown: 10, PageUp: -10 }
export const ENDS = { Home: -Infinity, End: Infinity }

type Steps = Readonly<Record<string, number>>

/**
 * Index that a key leads to among `count` items: arrows wrap around, page keys stop at the ends.
 * @param from current index; -1 for none
 * @returns null for other keys; -1 without items
 */
export const stepTo = (steps: Steps, key: string, from: number, count: number): number | null => {
  const step = steps[key]
  if (step === undefined) return null
  const last = count - 1
  const to = from + step
  if (count === 0 || Math.abs(step) > 1) return Math.min(Math.max(to, 0), last)
  if (to < 0) return last
  return to > last ? 0 : to
}
