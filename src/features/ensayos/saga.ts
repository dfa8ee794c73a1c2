import { createEnsayo } from '@/features/ensayos/new/createEnsayo'
import { loadEnsayo } from '@/features/ensayos/edit/loadEnsayo'
import { saveEnsayo } from '@/features/ensayos/save/saveEnsayo'
import { createKey, createRequested, detailClosed, detailEntered, saveKey, saveRequested } from '@/features/ensayos/slice'
import { fork, type Saga } from '@/store/effects'
import { leaving } from '@/store/screens/saga'
import { onFirst, onLatest } from '@/store/watch'

/** What the forms of trials ask for. */
export function* ensayosSaga(): Saga {
  yield* fork(onLatest<ReturnType<typeof detailEntered>>, detailEntered, () => '', loadEnsayo)
  yield* fork(onFirst<ReturnType<typeof createRequested>>, createRequested, ({ payload }) => createKey(payload), createEnsayo)
  yield* fork(onFirst<ReturnType<typeof saveRequested>>, saveRequested, ({ payload }) => saveKey(payload), saveEnsayo)
  yield* fork(onLatest<ReturnType<typeof detailClosed>>, detailClosed, ({ payload }) => payload.formId, leaving(createKey, saveKey))
}
