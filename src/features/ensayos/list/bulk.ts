import { apiOf } from '@/api/resources'
import { defineBulk } from '@/kits/lists/selection/bulkRun'
import { allPending, removal } from '@/kits/lists/selection/words'
import { MESSAGES } from '@/features/ensayos/messages'
import { resourceHeads } from '@/shared/resources/names'
import { ensayos as ensayosResource } from '@/shared/resources/ensayos'
import { ensayos } from '@/store/catalogues'
import { call } from '@/store/effects'

const ensayosApi = apiOf(ensayosResource)

/** Actions on a selection of trials [LS-05]. */
export const ensayosBulk = defineBulk({
  place: 'ensayos',
  noun: resourceHeads.ensayos.noun,
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
})
