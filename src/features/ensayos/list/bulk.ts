import { apiOf } from '@/api/resources'
import { bulkSaga } from '@/lists/selection/bulkRun'
import type { Bulk } from '@/lists/selection/definition'
import { allPending, removal } from '@/lists/selection/words'
import { MESSAGES, NOUN } from '@/features/ensayos/messages'
import { ensayos as ensayosResource } from '@/shared/resources/ensayos'
import { ensayos } from '@/store/catalogues'
import { call, type Saga } from '@/store/effects'

const ensayosApi = apiOf(ensayosResource)

/** What can be done to a selection of trials [LS-05]. */
export const ensayosBulk: Bulk = {
  place: 'ensayos',
  noun: NOUN,
  actions: [
    removal({
      *run(id) {
        yield* call(ensayosApi.remove, id)
      },
      fallback: MESSAGES.deleteFailed,
    }),
  ],
  pendingIn: allPending,
  reload: () => ensayos.loadRequested(),
}

export function* ensayosBulkSaga(): Saga {
  yield* bulkSaga([ensayosBulk])
}
