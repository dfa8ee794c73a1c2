import { listsNeeded } from '@/app/goto/events'
import { goToPart } from '@/app/goto/goToPart'
import type { RootState } from '@/app/rootReducer'
import { call, put, select, type Saga } from '@/store/effects'
import { watch } from '@/store/watch'

/** Lists that are there, or on their way, are not asked for again. */
function* loadMissing(): Saga {
  const { kinds } = yield* call(goToPart.load)
  for (const { isMissing, loadRequested } of kinds) if (yield* select((root: RootState) => isMissing(root))) yield* put(loadRequested())
}

export const goToSaga = watch({ latest: [[listsNeeded, loadMissing]] })
