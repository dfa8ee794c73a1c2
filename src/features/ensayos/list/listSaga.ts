import { deleteEnsayo } from '@/features/ensayos/list/deleteEnsayo'
import { deleteKey, deleteRequested } from '@/features/ensayos/slice'
import { watch } from '@/store/watch'

/** Saga of deletions, from the list and from a newly created trial. */
export const ensayosListSaga = watch({
  first: [[deleteRequested, deleteEnsayo, ({ payload }) => deleteKey(payload)]],
})
