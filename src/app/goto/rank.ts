import type { FoundRows } from '@/ui/table/model/search'

/** Quality of a match: 0 equals the name or the code, 1 is its beginning, 2 is inside it. */
type Rank = 0 | 1 | 2

/**
 * Rank of a match.
 * @param text normalised: a name, and a code on a line below the name
 * @param line the searched words, normalised
 */
export const rankOf = (text: string, line: string): Rank => {
  const lines = text.split('\n')
  if (lines.includes(line)) return 0
  return lines.some(each => each.startsWith(line)) ? 1 : 2
}

/** Best few results, each rank in the order of its list. */
export interface BestMatches {
  rank: Rank
  total: number
  /** Indices into the searched rows. */
  indices: readonly number[]
}

/** Best results of a search; null without results or without a term. */
export const bestOf = ({ prepared, words, indices }: FoundRows, most: number): BestMatches | null => {
  if (indices === null || indices.length === 0) return null
  const line = words.join(' ')
  const ranked: Record<Rank, number[]> = { 0: [], 1: [], 2: [] }
  for (const index of indices) {
    const sameRank = ranked[rankOf(prepared.text(index), line)]
    if (sameRank.length < most) sameRank.push(index)
  }
  const rank = ranked[0].length > 0 ? 0 : ranked[1].length > 0 ? 1 : 2
  return { rank, total: indices.length, indices: [...ranked[0], ...ranked[1], ...ranked[2]].slice(0, most) }
}
