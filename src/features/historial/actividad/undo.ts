import { isUndoKey, undoKey, type undoRequested } from '@/features/historial/events'
import { entryUndone, selectHistory } from '@/features/historial/slice'
import { undoStep } from '@/kits/history/undoStep'
import { put, select, type Saga } from '@/store/effects'
import { runSequence } from '@/store/sequences/run'
import { selectFailedKeys, sequenceForgotten } from '@/store/sequences/slice'

const steps = [{ ...undoStep, fallback: 'Se ha producido un error al deshacer los cambios' }]

/** Forgets failed undos when the page closes, so that a later undo is not a retry. */
export function* forgetUndos(): Saga {
  for (const key of (yield* select(selectFailedKeys)).filter(isUndoKey)) yield* put(sequenceForgotten({ key }))
}

/** Undoes an entry; the events of its resources then update the lists [IX-07]. */
export function* undo({ payload: { id, attempt } }: ReturnType<typeof undoRequested>): Saga {
  const facts = yield* runSequence({ key: undoKey(id), steps, input: { entry: id }, facts: { deshecho: null, attempt } })
  if (facts?.deshecho) yield* put(entryUndone({ id, deshecho: facts.deshecho }))
  else if (!(yield* select(selectHistory)).isOpen) yield* put(sequenceForgotten({ key: undoKey(id) }))
}
