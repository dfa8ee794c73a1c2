import { saveMaster } from '@/features/maestras/saveMaster'
import { formClosed, saveKey, saveRequested } from '@/features/maestras/slice'
import type { Saga } from '@/store/effects'
import { leaveForm } from '@/store/images'
import { watch } from '@/store/watch'

function* leave({ payload }: ReturnType<typeof formClosed>): Saga {
  yield* leaveForm({ formId: payload.formId, key: saveKey(payload) })
}

/** Saga of the form, loaded after the list. */
export const formSaga = watch({
  first: [[saveRequested, saveMaster, ({ payload }) => saveKey(payload)]],
  latest: [[formClosed, leave, ({ payload }) => payload.formId]],
})
