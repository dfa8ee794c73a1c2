import type { Decisions, ImportFile, MissingName, ReviewedRow, ReviewProgress, ReviewRequest } from '@/features/importar/model/types'
import { createReview, type Revision } from '@/features/importar/model/review'
import { readCells, readImport } from '@/features/importar/read/readImport'

/** Reads a file, or cells that were pasted. @throws Refusal */
export const readInWorker = async (source: File | string, _signal: AbortSignal): Promise<ImportFile> =>
  typeof source === 'string' ? readCells(source) : readImport(source)

/** Review whose rows have all been given. It can be revised until its signal aborts. */
export interface OpenReview {
  missing: readonly MissingName[]
  revise: (decisions: Decisions) => Promise<Revision>
}

/** Reviews all rows; `take` gets them in batches of 200 at most. */
export const reviewInWorker = async (
  request: ReviewRequest,
  _signal: AbortSignal,
  take: (rows: readonly ReviewedRow[], progress: ReviewProgress) => void,
): Promise<OpenReview> => {
  const review = createReview(request)
  take(review.rowsOf(0, review.total), { done: review.total, total: review.total })
  return { missing: review.missing(), revise: async decisions => review.revise(decisions) }
}
