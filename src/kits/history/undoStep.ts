import { historialApi } from '@/api/historial'
import type { Reversion } from '@/shared/history'
import { call } from '@/store/effects'
import type { Step } from '@/store/sequences/step'

interface UndoFacts {
  deshecho: Reversion | null
  /** Id of this undo. A retry repeats the id of the failed run: after a lost response the entry is undone once. */
  attempt: string
}

/** Step that undoes one entry. An entry can be undone again later, under another id [IX-07]. */
export const undoStep: Step<{ entry: number }, UndoFacts> = {
  name: 'Deshacer los cambios',
  *run({ input: { entry }, facts: { attempt }, keyOf }) {
    return { deshecho: yield* call(historialApi.undo, entry, keyOf(attempt)) }
  },
}
