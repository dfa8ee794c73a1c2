import { call, select, type Saga } from '@/store/effects'
import { selectRun, type Run } from '@/store/sequences/slice'
import type { Sequence } from '@/store/sequences/step'

/** Store of runs that outlives the page. Its calls never fail. */
export interface Journal {
  /** Takes down how far a run is, and by what its last step failed; resolves once that, and all that belongs to the run, is on disk. */
  note: <Input, Facts extends object>(sequence: Sequence<Input, Facts>, run: Run, error?: unknown) => Promise<void>
  /** Removes what it has of a run that nobody goes on with, and with one that went well all that it has saved. */
  end: (key: string, isSaved: boolean) => Promise<void>
}

let journal: Journal | null = null

/** There is one at most: the drafts, once they are looked after. */
export const keepJournal = (kept: Journal | null): void => {
  journal = kept
}

/**
 * What a run has learnt is on disk before its next call: whoever goes on after a crash must neither send a thing twice nor take their own
 * for somebody else's, be there idempotency keys or not [DR-03].
 */
export function* noted<Input, Facts extends object>(sequence: Sequence<Input, Facts>, error?: unknown): Saga {
  if (!journal) return
  const run = yield* select(selectRun, sequence.key)
  if (run) yield* call(journal.note<Input, Facts>, sequence, run, error)
}

/** A save is gone from the disk before it is said to be done: the page may be left at once, and no save comes back that ended well. */
export function* ended(key: string, isSaved: boolean): Saga {
  if (journal) yield* call(journal.end, key, isSaved)
}
