import { listsNeeded } from '@/app/goto/events'
import { goToPart } from '@/app/goto/goToPart'
import type { RootState } from '@/app/rootReducer'
import { call, fork, put, select, type Saga } from '@/store/effects'
import { onLatest } from '@/store/watch'

/** Lists that are there, or on their way, are not asked for again. */
function* loadMissing(): Saga {
  const { kinds } = yield* call(goToPart.load)
  for (const { isMissing, loadRequested } of kinds) if (yield* select((root: RootState) => isMissing(root))) yield* put(loadRequested())
}

export function* goToSaga(): Saga {
  yield* fork(onLatest<ReturnType<typeof listsNeeded>>, listsNeeded, () => '', loadMissing)
}
