import { call, select, type Saga } from '@/store/effects'
import { selectRun, type Run } from '@/store/sequences/slice'
import type { Sequence } from '@/store/sequences/step'

/** Storage of runs that outlives the page. Its calls never fail. */
export interface Journal {
  /**
   * Writes the progress of a run and the error of its last step; resolves when the run and its draft are on disk.
   */
  note: <Input, Facts extends object>(sequence: Sequence<Input, Facts>, run: Run, error?: unknown) => Promise<void>
  /** Removes a run that is not continued; after a success also the saved draft, unless it was edited since. */
  end: (key: string, isSaved: boolean) => Promise<void>
}

let journal: Journal | null = null

/** Sets the only journal: the draft storage of a session, or null without one. */
export const keepJournal = (kept: Journal | null): void => {
  journal = kept
}

/**
 * Writes a run's facts to disk before its next call: a retry after a crash must neither send a request twice nor take its own changes for
 * those of another user, with or without idempotency keys [DR-03].
 */
export function* writeJournal<Input, Facts extends object>(sequence: Sequence<Input, Facts>, error?: unknown): Saga {
  if (!journal) return
  const run = yield* select(selectRun, sequence.key)
  if (run) yield* call(journal.note<Input, Facts>, sequence, run, error)
}

/** Removes a finished save from disk before it reports success: the page may close right afterwards, and must not offer the save again. */
export function* endJournal(key: string, isSaved: boolean): Saga {
  if (journal) yield* call(journal.end, key, isSaved)
}
