import type { Prepared } from './prepare'
import { search, type Found } from './search'

/** A search that remembers its last answer, so that a longer term looks only at what that one left. */
export const createSearch = (prepared: Prepared): ((term: string) => Found) => {
  let last: Found | null = null
  return term => (last = search(prepared, term, last))
}
