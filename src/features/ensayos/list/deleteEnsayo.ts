import { removeRecord } from '@/api/http/records'
import { MESSAGES } from '@/features/ensayos/messages'
import { DELETE_PLACE, deleteKey, type deleteRequested } from '@/features/ensayos/slice'
import { ensayos } from '@/store/catalogues'
import { call, type Saga } from '@/store/effects'
import { runDeletion } from '@/store/sequences/runDeletion'

/** Deletes a trial, after a question with its code [TR-15]. */
export function* deleteEnsayo({ payload }: ReturnType<typeof deleteRequested>): Saga {
  yield* runDeletion({
    key: deleteKey(payload),
    place: DELETE_PLACE,
    name: 'Eliminar el ensayo',
    remove: () => call(removeRecord, 'ensayos', payload.id),
    messages: MESSAGES,
    catalogue: ensayos,
  })
}
