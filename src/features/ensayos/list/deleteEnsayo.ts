import { ensayosApi } from '@/api/ensayos'
import { MESSAGES } from '@/features/ensayos/messages'
import { deleteKey, type deleteRequested } from '@/features/ensayos/slice'
import { ensayos } from '@/store/catalogues'
import { call, put, type Saga } from '@/store/effects'
import type { RecordRef } from '@/store/screens/screen'
import { runSequence } from '@/store/sequences/run'
import { sequenceForgotten } from '@/store/sequences/slice'
import type { Step } from '@/store/sequences/step'
import { toastRaised } from '@/store/toasts'

/** A trial is deleted after a question that names its code [TR-15]. */
export const deleteSteps: readonly Step<RecordRef, object>[] = [
  {
    name: 'Eliminar el ensayo',
    *run({ input }) {
      yield* call(ensayosApi.remove, input.id)
    },
    fallback: MESSAGES.deleteFailed,
  },
]

export function* deleteEnsayo({ payload }: ReturnType<typeof deleteRequested>): Saga {
  const done = yield* runSequence({ key: deleteKey(payload), steps: deleteSteps, input: payload, facts: {} })
  if (!done) {
    // Asking again is a new run, not a retry.
    yield* put(sequenceForgotten({ key: deleteKey(payload) }))
    return
  }
  yield* put(toastRaised('success', MESSAGES.deleted))
  yield* put(ensayos.loadRequested())
}
