import { wordsOf } from '@/shared/fold'
import type { PreparedRows } from './prepare'

/** Rows found by a term. */
export interface FoundRows {
  /** List that was searched. */
  prepared: PreparedRows
  words: readonly string[]
  /** Indices of the found rows, ascending; null for all rows. */
  indices: readonly number[] | null
}

/** True if every text that contains all of `words` also contains all of `earlier`. */
const narrows = (words: readonly string[], earlier: readonly string[]) => earlier.every(old => words.some(word => word.includes(old)))

/** Rows that contain every word of the term [TB-02, TB-12]. A term that narrows the `previous` one searches only the previous results. */
export const search = (prepared: PreparedRows, term: string, previous?: FoundRows | null): FoundRows => {
  const words = wordsOf(term)
  if (words.length === 0) return { prepared, words, indices: null }
  const holdsAll = (index: number) => {
    const text = prepared.text(index)
    return words.every(word => text.includes(word))
  }
  const known = previous?.prepared === prepared && narrows(words, previous.words) ? previous.indices : null
  if (known) return { prepared, words, indices: known.filter(holdsAll) }
  const indices: number[] = []
  for (let index = 0; index < prepared.rows.length; index++) if (holdsAll(index)) indices.push(index)
  return { prepared, words, indices }
}
