import { runBulk } from '@/kits/lists/selection/bulkRun'
import type { Bulk } from '@/kits/lists/selection/definition'
import { bulkRequested, type BulkRequest } from '@/kits/lists/store/runs'
import { play } from '@test/features/productos/play'
import { stateAfter } from '@test/support/state'

/** Runs a bulk action to its end, in a list without other runs. */
export const playBulk = (bulk: Bulk, request: Omit<BulkRequest, 'run' | 'place'>) => {
  const requested = bulkRequested({ ...request, place: bulk.place })
  return play(
    function* ({ payload }: typeof requested) {
      yield* runBulk(payload, bulk)
    },
    requested,
    stateAfter(),
  )
}
