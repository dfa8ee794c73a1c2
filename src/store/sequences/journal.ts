import { call, select, type Saga } from '@/store/effects'
import { selectRun, type Run } from '@/store/sequences/slice'

/** Whoever keeps runs where they outlive the page. */
export interface Journal {
  /** Takes down how far a run is; resolves once that, and all that belongs to the run, is on disk. Never fails. */
  note: (key: string, run: Run) => Promise<void>
  /** Removes what it has of a run that nobody goes on with. Never fails. */
  forget: (key: string) => Promise<void>
  /** The run has come to its end: removes all that belongs to it, what it has saved included. Never fails. */
  end: (key: string) => Promise<void>
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
export function* noted(key: string): Saga {
  if (!journal) return
  const run = yield* select(selectRun, key)
  if (run) yield* call(journal.note, key, run)
}

export function* forgotten(key: string): Saga {
  if (journal) yield* call(journal.forget, key)
}

/** A save is gone from the disk before anybody is told that it is done: the page may be left at once, and no save comes back that ended well. */
export function* ended(key: string): Saga {
  if (journal) yield* call(journal.end, key)
}
