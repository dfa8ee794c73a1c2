import { createCombinacion } from '@/features/soluciones/createCombinacion'
import { loadSolucion } from '@/features/soluciones/loadSolucion'
import { saveCombinacion } from '@/features/soluciones/saveCombinacion'
import { createKey, createRequested, detailClosed, detailEntered, runsOf, saveKey, saveRequested } from '@/features/soluciones/slice'
import { fork, type Saga } from '@/store/effects'
import { forgetRuns } from '@/store/screens/saga'
import { onFirst, onLatest } from '@/store/watch'

/** What a solution's screen asks for. */
export function* solucionesSaga(): Saga {
  yield* fork(onLatest<ReturnType<typeof detailEntered>>, detailEntered, () => '', loadSolucion)
  yield* fork(
    onLatest<ReturnType<typeof detailClosed>>,
    detailClosed,
    ({ payload }) => payload.formId,
    ({ payload }) => forgetRuns(runsOf(payload)),
  )
  yield* fork(onFirst<ReturnType<typeof createRequested>>, createRequested, ({ payload }) => createKey(payload), createCombinacion)
  yield* fork(onFirst<ReturnType<typeof saveRequested>>, saveRequested, ({ payload }) => saveKey(payload), saveCombinacion)
}
