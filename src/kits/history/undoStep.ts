import { historialApi } from '@/api/historial'
import type { Deshecho } from '@/shared/history'
import { call } from '@/store/effects'
import type { Step } from '@/store/sequences/step'

interface UndoFacts {
  deshecho: Deshecho | null
}

/** Step that undoes one entry; with its key, a retry after a lost response does it once [IX-07]. */
export const undoStep: Step<{ entry: number }, UndoFacts> = {
  name: 'Deshacer los cambios',
  *run({ input: { entry }, keyOf }) {
    return { deshecho: yield* call(historialApi.undo, entry, keyOf()) }
  },
}
