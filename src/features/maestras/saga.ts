import { deleteMaster } from '@/features/maestras/deleteMaster'
import { loadRecord } from '@/features/maestras/loadRecord'
import { deleteKey, deleteRequested, editRequested } from '@/features/maestras/slice'
import { fork, type Saga } from '@/store/effects'
import { onFirst, onLatest } from '@/store/watch'

export function* maestrasSaga(): Saga {
  yield* fork(onLatest<ReturnType<typeof editRequested>>, editRequested, ({ payload }) => payload.master, loadRecord)
  yield* fork(onFirst<ReturnType<typeof deleteRequested>>, deleteRequested, ({ payload }) => deleteKey(payload), deleteMaster)
}
