import { saveMaster } from '@/features/maestras/saveMaster'
import { formClosed, saveKey, saveRequested } from '@/features/maestras/slice'
import { fork, type Saga } from '@/store/effects'
import { recordSagas } from '@/kits/forms/recordSagas'
import { leaveForm } from '@/store/images'
import { onFirst, onLatest } from '@/store/watch'

function* leave({ payload }: ReturnType<typeof formClosed>): Saga {
  yield* leaveForm({ formId: payload.formId, key: saveKey(payload) })
}

/** Saves of the form, which comes after the list. */
export function* formSaga(): Saga {
  yield* fork(onFirst<ReturnType<typeof saveRequested>>, saveRequested, ({ payload }) => saveKey(payload), saveMaster)
  yield* fork(onLatest<ReturnType<typeof formClosed>>, formClosed, ({ payload }) => payload.formId, leave)
  for (const saga of recordSagas) yield* fork(saga)
}
