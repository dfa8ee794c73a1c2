import { loadAgain } from '@/features/importar/run/runs'
import { selectImport, undoEnded } from '@/features/importar/slice'
import { undoStep } from '@/kits/history/undoStep'
import { recordName } from '@/shared/recordName'
import { put, select, type Saga } from '@/store/effects'
import { runSequence } from '@/store/sequences/run'
import { selectRun } from '@/store/sequences/slice'

const NOT_UNDONE = 'No se ha podido deshacer la importación'

/** Brings back the records that an import has changed, except those that others have changed since [IX-07]. */
export function* undoImport(): Saga {
  const { run } = yield* select(selectImport)
  if (!run || run.entry === null) return
  const key = `importar/deshacer/${run.entry}`
  const facts = yield* runSequence({ key, steps: [undoStep], input: { entry: run.entry }, facts: { deshecho: null } })
  if (facts?.deshecho) {
    const { deshechos, cambiados } = facts.deshecho
    const changed = cambiados.map(each => ({ ...each, nombre: recordName(each) }))
    yield* put(undoEnded({ phase: 'done', undone: deshechos, changed }))
    yield* loadAgain(run)
    return
  }
  const reason = (yield* select(selectRun, key))?.failure?.reason
  yield* put(undoEnded({ phase: 'failed', reason: reason ?? NOT_UNDONE }))
}
