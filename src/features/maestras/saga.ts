import { referencesOf } from '@/features/maestras/definition'
import { deleteMaster } from '@/features/maestras/deleteMaster'
import { loadRecord } from '@/features/maestras/loadRecord'
import { masterOf } from '@/features/maestras/registry'
import { deleteKey, deleteRequested, editRequested, screenEntered } from '@/features/maestras/slice'
import { fork, type Saga } from '@/store/effects'
import { onFirst, onLatest } from '@/store/watch'

function* loadList({ payload }: ReturnType<typeof screenEntered>): Saga {
  const master = masterOf(payload.master)
  yield* master.catalogue.enter()
  for (const { from } of referencesOf(master)) yield* from.enter()
}

export function* maestrasSaga(): Saga {
  yield* fork(onLatest<ReturnType<typeof screenEntered>>, screenEntered, ({ payload }) => payload.master, loadList)
  yield* fork(onLatest<ReturnType<typeof editRequested>>, editRequested, ({ payload }) => payload.master, loadRecord)
  yield* fork(onFirst<ReturnType<typeof deleteRequested>>, deleteRequested, ({ payload }) => deleteKey(payload), deleteMaster)
}
