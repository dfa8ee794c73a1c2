import { createCombinacion } from '@/features/soluciones/createCombinacion'
import { loadSolucion } from '@/features/soluciones/loadSolucion'
import { saveCombinacion } from '@/features/soluciones/saveCombinacion'
import {
  createKey,
  createRequested,
  detailClosed,
  detailEntered,
  listEntered,
  runsOf,
  saveKey,
  saveRequested,
} from '@/features/soluciones/slice'
import { soluciones } from '@/store/catalogues'
import { fork, put, select, type Saga } from '@/store/effects'
import { selectFailedKeys, sequenceForgotten } from '@/store/sequences/slice'
import { onFirst, onLatest } from '@/store/watch'

function* loadList(): Saga {
  yield* put(soluciones.loadRequested())
}

/** What failed there will not be tried again. */
function* forgetRuns({ payload }: ReturnType<typeof detailClosed>): Saga {
  const failed = yield* select(selectFailedKeys)
  for (const key of failed.filter(each => each.startsWith(runsOf(payload)))) yield* put(sequenceForgotten({ key }))
}

export function* solucionesSaga(): Saga {
  yield* fork(onLatest<ReturnType<typeof listEntered>>, listEntered, () => '', loadList)
  yield* fork(onLatest<ReturnType<typeof detailEntered>>, detailEntered, () => '', loadSolucion)
  yield* fork(onLatest<ReturnType<typeof detailClosed>>, detailClosed, ({ payload }) => payload.formId, forgetRuns)
  yield* fork(onFirst<ReturnType<typeof createRequested>>, createRequested, ({ payload }) => createKey(payload), createCombinacion)
  yield* fork(onFirst<ReturnType<typeof saveRequested>>, saveRequested, ({ payload }) => saveKey(payload), saveCombinacion)
}
