import { forget } from '@/features/importar/run/keep'
import { loadAgain, restoreRun, withRunLock } from '@/features/importar/run/runs'
import type { ImportRun, UndoState } from '@/features/importar/model/importRun'
import { selectImport, undoEnded } from '@/features/importar/slice'
import { undoStep } from '@/kits/history/undoStep'
import { put, select, type Saga } from '@/store/effects'
import { recordReason } from '@/store/sequences/recordReason'
import { runSequence } from '@/store/sequences/run'
import { selectRun } from '@/store/sequences/slice'
import { toastRaised } from '@/store/toasts'

const NOT_UNDONE = 'No se ha podido deshacer la importación'

/** Step whose error has words for the result: the message of the response, or else a sentence. */
const steps: readonly (typeof undoStep)[] = [
  {
    ...undoStep,
    *run(context) {
      try {
        return yield* undoStep.run(context)
      } catch (error) {
        throw new Error(recordReason(error, NOT_UNDONE), { cause: error })
      }
    },
  },
]

/** Dispatches the result; if the page was left, a toast reports a failure. */
function* end({ id }: ImportRun, undo: UndoState): Saga {
  const { run } = yield* select(selectImport)
  if (run?.id === id) yield* put(undoEnded(undo))
  else if (undo.phase === 'failed') yield* put(toastRaised('error', NOT_UNDONE))
}

/** Undoes an entry, releases the lock, because the result offers retries from now on, and reloads the lists. */
function* undoEntry(run: ImportRun, entry: number, releaseRun: () => void): Saga {
  const key = `importar/deshacer/${entry}`
  const facts = yield* runSequence({ key, steps, input: { entry }, facts: { deshecho: null, attempt: run.id } })
  if (facts?.deshecho) {
    yield* forget(run.id)
    releaseRun()
    yield* end(run, { phase: 'done', deshecho: facts.deshecho })
    yield* loadAgain(run)
    return
  }
  const reason = (yield* select(selectRun, key))?.failure?.reason
  releaseRun()
  yield* end(run, { phase: 'failed', reason: reason ?? NOT_UNDONE })
}

/**
 * Undoes an import, except for records that others have changed since; its waiting rows are discarded [IX-07]. The lock keeps all pages from
 * writing its rows meanwhile; without the lock, the import is as before.
 */
export function* undoImport(): Saga {
  const { run } = yield* select(selectImport)
  if (!run || run.entry === null) return
  const { entry } = run
  const hasLock = yield* withRunLock(run.id, releaseRun => undoEntry(run, entry, releaseRun))
  if (!hasLock) yield* restoreRun(run)
}
