import { runBulk, type BulkWork } from '@/store/lists/bulkRun'
import { bulkRequested, type BulkRequest } from '@/store/lists/runs'
import { play } from '@test/features/productos/play'
import { stateAfter } from '@test/support/state'

/** Runs what a feature does to a selection to its end, in a list that nothing else is done in. */
export const playBulk = (workOf: (request: BulkRequest) => BulkWork | null, request: Omit<BulkRequest, 'run'>) => {
  const requested = bulkRequested(request)
  return play(
    function* ({ payload }: typeof requested) {
      const work = workOf(payload)
      if (work) yield* runBulk(payload, work)
    },
    requested,
    stateAfter(),
  )
}
