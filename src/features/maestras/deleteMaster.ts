import { masterOf } from '@/features/maestras/registry'
import { deleteEnded, deleteKey, deletePlace, type deleteRequested } from '@/features/maestras/slice'
import { call, put, type Saga } from '@/store/effects'
import { runDeletion } from '@/store/sequences/runDeletion'

export function* deleteMaster({ payload }: ReturnType<typeof deleteRequested>): Saga {
  const { api, messages, catalogue } = masterOf(payload.master)
  yield* runDeletion({
    key: deleteKey(payload),
    place: deletePlace(payload.master),
    name: 'Eliminar el registro',
    remove: () => call(api.remove, payload.id),
    messages,
    catalogue,
  })
  yield* put(deleteEnded(payload))
}
