import type { Decisions, MissingName, ReviewedRow, ReviewRequest } from '@/features/importar/model/types'

/** Rows that other decisions change, and the names that are missing then. */
export interface Revision {
  rows: ReviewedRow[]
  missing: MissingName[]
}

/** Review of a file, which can be read in slices. */
export interface Review {
  /** Number of reviewed rows: each may stand for several rows of the file. */
  total: number
  rowsOf: (from: number, to: number) => ReviewedRow[]
  /** Names that the rows read so far could not find. */
  missing: () => MissingName[]
  /** Rows of the whole file that differ under other decisions. */
  revise: (decisions: Decisions) => Revision
}

/** Holds a file against the records [IX-03 to IX-05]. */
export const createReview = (_request: ReviewRequest): Review => ({
  total: 0,
  rowsOf: () => [],
  missing: () => [],
  revise: () => ({ rows: [], missing: [] }),
})
