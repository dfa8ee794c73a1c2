import { selectConfiguration } from '@/store/configuration'
import { call, select, type Saga } from '@/store/effects'
import { selectRun, type Run } from '@/store/sequences/slice'

/** Whoever keeps runs where they outlive the page. */
export interface Journal {
  /** Takes down how far a run is; resolves once that, and all that belongs to the run, is on disk. Never fails. */
  note: (key: string, run: Run) => Promise<void>
}

let journal: Journal | null = null

/** There is one at most: the drafts, once they are looked after. */
export const keepJournal = (kept: Journal | null): void => {
  journal = kept
}

/**
 * What is told of a run is written down. The start is waited for, and so is every fact where the API knows no idempotency keys: there the
 * facts alone tell what must not be sent twice [DR-03].
 */
export function* noted(key: string, what: 'start' | 'facts'): Saga {
  if (!journal) return
  const run = yield* select(selectRun, key)
  if (!run) return
  const written = journal.note(key, run)
  const { idempotencyKeys } = yield* select(selectConfiguration)
  if (what === 'start' || !idempotencyKeys) yield* call(() => written)
}
