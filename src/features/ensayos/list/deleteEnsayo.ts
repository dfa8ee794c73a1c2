import { removeRecord } from '@/api/http/records'
import { MESSAGES } from '@/features/ensayos/messages'
import { DELETE_PLACE, deleteKey, type deleteRequested } from '@/features/ensayos/slice'
import { ensayos } from '@/store/catalogues'
import { call, put, type Saga } from '@/store/effects'
import type { RecordRef } from '@/store/screens/screen'
import { runAfresh } from '@/store/sequences/run'
import type { Step } from '@/store/sequences/step'
import { toastRaised } from '@/store/toasts'

/** Steps of the deletion of a trial, which follows a question with its code [TR-15]. */
const deleteSteps: readonly Step<RecordRef, object>[] = [
  {
    name: 'Eliminar el ensayo',
    *run({ input }) {
      yield* call(removeRecord, 'ensayos', input.id)
    },
    fallback: MESSAGES.deleteFailed,
  },
]

export function* deleteEnsayo({ payload }: ReturnType<typeof deleteRequested>): Saga {
  const done = yield* runAfresh({ key: deleteKey(payload), place: DELETE_PLACE, steps: deleteSteps, input: payload, facts: {} })
  if (!done) return
  yield* put(toastRaised('success', MESSAGES.deleted))
  yield* put(ensayos.loadRequested())
}
