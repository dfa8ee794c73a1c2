import { referencesOf } from '@/features/maestras/definition'
import { deleteMaster } from '@/features/maestras/deleteMaster'
import { loadRecord } from '@/features/maestras/loadRecord'
import { masterOf } from '@/features/maestras/registry'
import { deleteKey, deleteRequested, editRequested, screenEntered } from '@/features/maestras/slice'
import { type Saga } from '@/store/effects'
import { watch } from '@/store/watch'

function* loadList({ payload }: ReturnType<typeof screenEntered>): Saga {
  const master = masterOf(payload.master)
  yield* master.catalogue.enter()
  for (const { from } of referencesOf(master)) yield* from.enter()
}

export const maestrasSaga = watch({
  first: [[deleteRequested, deleteMaster, ({ payload }) => deleteKey(payload)]],
  latest: [
    [screenEntered, loadList, ({ payload }) => payload.master],
    [editRequested, loadRecord, ({ payload }) => payload.master],
  ],
})
