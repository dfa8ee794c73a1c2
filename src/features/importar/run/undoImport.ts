import { forget } from '@/features/importar/run/keep'
import { loadAgain } from '@/features/importar/run/runs'
import { selectImport, undoEnded, type ImportRun, type UndoState } from '@/features/importar/slice'
import { undoStep } from '@/kits/history/undoStep'
import { put, select, type Saga } from '@/store/effects'
import { runSequence } from '@/store/sequences/run'
import { selectRun } from '@/store/sequences/slice'
import { toastRaised } from '@/store/toasts'

const NOT_UNDONE = 'No se ha podido deshacer la importación'

/** Dispatches the result; if the page was left, a toast reports a failure. */
function* end({ id }: ImportRun, undo: UndoState): Saga {
  const { run } = yield* select(selectImport)
  if (run?.id === id) yield* put(undoEnded(undo))
  else if (undo.phase === 'failed') yield* put(toastRaised('error', NOT_UNDONE))
}

/** Undoes an import, except for records that others have changed since; its waiting rows are discarded [IX-07]. */
export function* undoImport(): Saga {
  const { run } = yield* select(selectImport)
  if (!run || run.entry === null) return
  const key = `importar/deshacer/${run.entry}`
  const facts = yield* runSequence({ key, steps: [undoStep], input: { entry: run.entry }, facts: { deshecho: null, attempt: run.id } })
  if (facts?.deshecho) {
    yield* end(run, { phase: 'done', deshecho: facts.deshecho })
    yield* forget(run.id)
    yield* loadAgain(run)
    return
  }
  const reason = (yield* select(selectRun, key))?.failure?.reason
  yield* end(run, { phase: 'failed', reason: reason ?? NOT_UNDONE })
}
