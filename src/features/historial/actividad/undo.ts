import { undoKey, type undoRequested } from '@/features/historial/events'
import { entryUndone } from '@/features/historial/slice'
import { undoStep } from '@/kits/history/undoStep'
import { put, type Saga } from '@/store/effects'
import { runAfresh } from '@/store/sequences/run'

const steps = [{ ...undoStep, fallback: 'Se ha producido un error al deshacer los cambios' }]

/** Brings the records of an entry back to how they were before it; the event of each resource brings the lists up to date [IX-07]. */
export function* undo({ payload: id }: ReturnType<typeof undoRequested>): Saga {
  const facts = yield* runAfresh({ key: undoKey(id), steps, input: { entry: id }, facts: { deshecho: null } })
  if (facts?.deshecho) yield* put(entryUndone({ id, deshecho: facts.deshecho }))
}
