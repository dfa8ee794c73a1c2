import { saveMaster } from '@/features/maestras/saveMaster'
import { formClosed, saveKey, saveRequested } from '@/features/maestras/slice'
import { fork, type Saga } from '@/store/effects'
import { leaveForm } from '@/store/images'
import { onFirst, onLatest } from '@/store/watch'

function* leave({ payload }: ReturnType<typeof formClosed>): Saga {
  yield* leaveForm({ formId: payload.formId, key: saveKey(payload) })
}

/** What only the form asks for: it comes with the form, and the list waits for none of it. */
export function* formSaga(): Saga {
  yield* fork(onFirst<ReturnType<typeof saveRequested>>, saveRequested, ({ payload }) => saveKey(payload), saveMaster)
  yield* fork(onLatest<ReturnType<typeof formClosed>>, formClosed, ({ payload }) => payload.formId, leave)
}
