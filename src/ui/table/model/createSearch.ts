import type { Prepared } from './prepare'
import { search, type FoundRows } from './search'

/** Search that remembers its last result, so that a longer term searches only in that. */
export const createSearch = (prepared: Prepared): ((term: string) => FoundRows) => {
  let last: FoundRows | null = null
  return term => (last = search(prepared, term, last))
}
