import { deleteEnsayo } from '@/features/ensayos/list/deleteEnsayo'
import { deleteKey, deleteRequested } from '@/features/ensayos/slice'
import { watch } from '@/store/watch'

/** Deletions from the list. */
export const ensayosListSaga = watch({
  first: [[deleteRequested, deleteEnsayo, ({ payload }) => deleteKey(payload)]],
})
