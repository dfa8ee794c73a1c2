import { undoKey, type undoRequested } from '@/features/historial/events'
import { entryUndone } from '@/features/historial/slice'
import { undoStep } from '@/kits/history/undoStep'
import { put, type Saga } from '@/store/effects'
import { runSequence } from '@/store/sequences/run'

const steps = [{ ...undoStep, fallback: 'Se ha producido un error al deshacer los cambios' }]

/** Undoes an entry; the events of its resources then update the lists [IX-07]. */
export function* undo({ payload: { id, attempt } }: ReturnType<typeof undoRequested>): Saga {
  const facts = yield* runSequence({ key: undoKey(id), steps, input: { entry: id }, facts: { deshecho: null, attempt } })
  if (facts?.deshecho) yield* put(entryUndone({ id, deshecho: facts.deshecho }))
}
