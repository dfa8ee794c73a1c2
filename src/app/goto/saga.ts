import { listsNeeded } from '@/app/goto/events'
import { goToPart } from '@/app/goto/goToPart'
import type { RootState } from '@/app/rootReducer'
import { call, put, select, type Saga } from '@/store/effects'
import { watch } from '@/store/watch'

/** Requests the missing lists; lists that are loaded or loading are not requested again. */
function* loadMissing(): Saga {
  const { recordSearches } = yield* call(goToPart.load)
  for (const { isMissing, loadRequested } of recordSearches)
    if (yield* select((root: RootState) => isMissing(root))) yield* put(loadRequested())
}

export const goToSaga = watch({ latest: [[listsNeeded, loadMissing]] })
