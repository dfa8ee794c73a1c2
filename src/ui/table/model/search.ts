import { wordsOf } from '@/shared/fold'
import type { Prepared } from './prepare'

/** Which rows a term has found. */
export interface Found {
  /** The list that this is an answer about. */
  prepared: Prepared
  words: readonly string[]
  /** Indices of the rows that stay, ascending; null = all of them. */
  indices: readonly number[] | null
}

/** Whether whatever holds `words` also holds every one of `earlier`. */
const narrows = (words: readonly string[], earlier: readonly string[]) => earlier.every(old => words.some(word => word.includes(old)))

/**
 * The rows that hold every word of the term [TB-02, TB-12]. Where the term only narrows what `previous` found, nothing but its rows is
 * looked at again.
 */
export const search = (prepared: Prepared, term: string, previous?: Found | null): Found => {
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
