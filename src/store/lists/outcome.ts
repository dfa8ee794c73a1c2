import type { BulkRun } from '@/store/lists/runs'

/** Of what was asked for, how much was not begun. */
export const undoneOf = ({ ids, done, failed }: BulkRun): number => ids.length - done.length - failed.length

export const isAllWell = (run: BulkRun): boolean => run.failed.length === 0 && undoneOf(run) === 0
