import type { BulkRun, Runs } from '@/kits/lists/store/runs'

export const selectBulk = ({ runs }: { runs: Runs }, place: string): BulkRun | null => runs[place] ?? null

/** Number of records that were not started. */
export const undoneOf = ({ ids, done, failed }: BulkRun): number => ids.length - done.length - failed.length

export const isAllWell = (run: BulkRun): boolean => run.failed.length === 0 && undoneOf(run) === 0
