import { referencesOf } from '@/features/maestras/definition'
import { deleteMaster } from '@/features/maestras/deleteMaster'
import { loadRecord } from '@/features/maestras/loadRecord'
import { masterOf } from '@/features/maestras/registry'
import { saveMaster } from '@/features/maestras/saveMaster'
import { deleteKey, deleteRequested, editRequested, formClosed, saveKey, saveRequested, screenEntered } from '@/features/maestras/slice'
import { fork, put, type Saga } from '@/store/effects'
import { joinSession } from '@/store/joinSession'
import { sequenceForgotten } from '@/store/sequences/slice'
import { onFirst, onLatest } from '@/store/watch'

function* loadList({ payload }: ReturnType<typeof screenEntered>): Saga {
  const master = masterOf(payload.master)
  yield* put(master.catalogue.loadRequested())
  for (const { from } of referencesOf(master)) yield* put(from.loadRequested())
}

function* forgetSave({ payload }: ReturnType<typeof formClosed>): Saga {
  yield* put(sequenceForgotten({ key: saveKey(payload) }))
}

export function* maestrasSaga(): Saga {
  yield* fork(onLatest<ReturnType<typeof screenEntered>>, screenEntered, ({ payload }) => payload.master, loadList)
  yield* fork(onLatest<ReturnType<typeof editRequested>>, editRequested, ({ payload }) => payload.master, loadRecord)
  yield* fork(onFirst<ReturnType<typeof saveRequested>>, saveRequested, ({ payload }) => saveKey(payload), saveMaster)
  yield* fork(onFirst<ReturnType<typeof deleteRequested>>, deleteRequested, ({ payload }) => deleteKey(payload), deleteMaster)
  yield* fork(onLatest<ReturnType<typeof formClosed>>, formClosed, ({ payload }) => payload.formId, forgetSave)
}

joinSession(maestrasSaga)
