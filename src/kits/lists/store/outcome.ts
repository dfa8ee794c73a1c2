import type { BulkRun, Runs } from '@/kits/lists/store/runs'

export const selectBulk = ({ runs }: { runs: Runs }, place: string): BulkRun | null => runs[place] ?? null

/** Number of records that were not started. */
export const undoneOf = ({ ids, done, failed }: BulkRun): number => ids.length - done.length - failed.length

/** Failures in the order of the list; the run records them in the order in which their requests ended. */
export const failuresOf = ({ ids, failed }: BulkRun): BulkRun['failed'] => {
  const places = new Map(ids.map((id, at) => [id, at]))
  return failed.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0))
}

export const isAllWell = (run: BulkRun): boolean => run.failed.length === 0 && undoneOf(run) === 0
