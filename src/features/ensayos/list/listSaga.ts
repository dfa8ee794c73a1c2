import { deleteEnsayo } from '@/features/ensayos/list/deleteEnsayo'
import { deleteKey, deleteRequested } from '@/features/ensayos/slice'
import { fork, type Saga } from '@/store/effects'
import { onFirst } from '@/store/watch'

/** Deletions from the list. */
export function* ensayosListSaga(): Saga {
  yield* fork(onFirst<ReturnType<typeof deleteRequested>>, deleteRequested, ({ payload }) => deleteKey(payload), deleteEnsayo)
}
