import type { Bulk } from '@/lists/selection/definition'
import { allPending, removal, saidOf } from '@/lists/selection/words'
import { nounOf, type MasterDefinition } from '@/features/maestras/definition'
import { masters } from '@/features/maestras/definitions'
import { call, type Saga } from '@/store/effects'
import { bulkSaga, type BulkWork } from '@/store/lists/bulkRun'
import type { BulkRequest } from '@/store/lists/runs'

const placeOf = ({ key }: Pick<MasterDefinition, 'key'>): string => `maestras/${key}`

/** What can be done to a selection of a master's records [LS-05]. */
export const masterBulk = (master: MasterDefinition): Bulk => ({
  place: placeOf(master),
  tipo: master.key,
  noun: nounOf(master),
  actions: [removal],
  pendingIn: allPending,
  onClosed: () => master.catalogue.loadRequested(),
})

export const workOf = ({ place }: BulkRequest): BulkWork | null => {
  const master = masters.find(each => placeOf(each) === place)
  if (!master) return null
  return {
    name: removal.label,
    one: function* (id) {
      yield* call(master.api.remove, id)
    },
    fallback: master.messages.deleteFailed,
    said: count => saidOf(nounOf(master), removal, count),
    reload: () => master.catalogue.loadRequested(),
  }
}

export function* maestrasBulkSaga(): Saga {
  yield* bulkSaga(workOf)
}
