import { createAction } from '@reduxjs/toolkit'
import { kinds } from '@/app/goto/kinds'
import type { RootState } from '@/app/rootReducer'
import { put, select, type Saga } from '@/store/effects'
import { watch } from '@/store/watch'

/** "Ir a…" has opened: what it finds has to be there. */
export const listsNeeded = createAction('ir/listsNeeded')

function* loadMissing(): Saga {
  for (const { isMissing, loadRequested } of kinds) if (yield* select((root: RootState) => isMissing(root))) yield* put(loadRequested())
}

/** Lists that are there, or on their way, are not asked for again. */
export const listsSaga = watch({ latest: [[listsNeeded, loadMissing]] })
