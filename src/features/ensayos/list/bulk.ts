import { apiOf } from '@/api/resources'
import type { Bulk } from '@/lists/selection/definition'
import { allPending, removal, saidOf } from '@/lists/selection/words'
import { MESSAGES, NOUN } from '@/features/ensayos/messages'
import { ensayos as ensayosResource } from '@/shared/resources/ensayos'
import { ensayos } from '@/store/catalogues'
import { call, type Saga } from '@/store/effects'
import { bulkSaga, type BulkWork } from '@/store/lists/bulkRun'
import type { BulkRequest } from '@/store/lists/runs'

const ensayosApi = apiOf(ensayosResource)

/** What can be done to a selection of trials [LS-05]. */
export const ensayosBulk: Bulk = {
  place: 'ensayos',
  noun: NOUN,
  actions: [removal],
  pendingIn: allPending,
  onClosed: () => ensayos.loadRequested(),
}

export const workOf = ({ place }: BulkRequest): BulkWork | null =>
  place === ensayosBulk.place
    ? {
        name: removal.label,
        one: function* (id) {
          yield* call(ensayosApi.remove, id)
        },
        fallback: MESSAGES.deleteFailed,
        said: count => saidOf(NOUN, removal, count),
        reload: () => ensayos.loadRequested(),
      }
    : null

export function* ensayosBulkSaga(): Saga {
  yield* bulkSaga(workOf)
}
