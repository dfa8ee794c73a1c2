import { createCombinacion } from '@/features/soluciones/createCombinacion'
import { loadSolucion } from '@/features/soluciones/loadSolucion'
import { saveCombinacion } from '@/features/soluciones/saveCombinacion'
import { createKey, createRequested, detailClosed, detailEntered, runsOf, saveKey, saveRequested } from '@/features/soluciones/slice'
import { forgetRuns } from '@/store/screens/saga'
import { watch } from '@/store/watch'

/** Sagas of the solutions page. */
export const solucionesSaga = watch({
  first: [
    [createRequested, createCombinacion, ({ payload }) => createKey(payload)],
    [saveRequested, saveCombinacion, ({ payload }) => saveKey(payload)],
  ],
  latest: [
    [detailEntered, loadSolucion],
    [detailClosed, ({ payload }) => forgetRuns(runsOf(payload)), ({ payload }) => payload.formId],
  ],
})
