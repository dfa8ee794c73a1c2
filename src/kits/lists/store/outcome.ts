import type { LateRoot } from '@/store/late'
import type { BulkRun, Runs } from '@/kits/lists/store/runs'

/** The slice itself comes with the first selection. */
export const selectBulk = ({ late }: LateRoot, place: string): BulkRun | null => (late['runs'] as Runs | undefined)?.[place] ?? null

/** Of what was asked for, how much was not begun. */
export const undoneOf = ({ ids, done, failed }: BulkRun): number => ids.length - done.length - failed.length

export const isAllWell = (run: BulkRun): boolean => run.failed.length === 0 && undoneOf(run) === 0
