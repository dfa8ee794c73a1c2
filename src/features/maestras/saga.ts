import { deleteMaster } from '@/features/maestras/deleteMaster'
import { loadRecord } from '@/features/maestras/loadRecord'
import { deleteKey, deleteRequested, editRequested } from '@/features/maestras/slice'
import { watch } from '@/store/watch'

export const maestrasSaga = watch({
  first: [[deleteRequested, deleteMaster, ({ payload }) => deleteKey(payload)]],
  latest: [[editRequested, loadRecord, ({ payload }) => payload.master]],
})
