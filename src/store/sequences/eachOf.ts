import { all, call, type Saga } from '@/store/effects'

/** Number of parallel calls of one step. */
export const CALLS_AT_ONCE = 6

/**
 * Runs `worker` for all items, a few at a time, for calls that do not depend on each other. After the first failure the running calls
 * finish, so that their results are recorded; the other items are left for a retry.
 * @throws first failure
 */
export function* eachOf<Item>(items: readonly Item[], worker: (item: Item) => Saga): Saga {
  const waiting = [...items]
  const failures: unknown[] = []
  function* lane(): Saga {
    for (let item = waiting.shift(); item !== undefined; item = failures.length === 0 ? waiting.shift() : undefined) {
      try {
        yield* call(worker, item)
      } catch (error) {
        failures.push(error)
      }
    }
  }
  yield* all(Array.from({ length: Math.min(CALLS_AT_ONCE, items.length) }, () => lane))
  if (failures.length > 0) throw failures[0]
}
