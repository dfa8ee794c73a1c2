import type { PreparedRows } from './prepare'
import { search, type FoundRows } from './search'

/** Search that caches its last result, so that a longer term searches only that result. */
export const createSearch = (prepared: PreparedRows): ((term: string) => FoundRows) => {
  let last: FoundRows | null = null
  return term => (last = search(prepared, term, last))
}
