import { readTestigos } from '@/features/ensayos/chart/keptTestigos'
import { readEnsayo } from '@/features/ensayos/readEnsayo'
import { LIST_PATH, recordLoaded, selectEnsayo, testigosLoaded, type detailEntered } from '@/features/ensayos/slice'
import { call, put, type Saga } from '@/store/effects'
import { waitForDrafts } from '@/kits/drafts/waitForDrafts'
import { loadScreen } from '@/store/screens/saga'

/** Loads the trial with its parts. A failure of any call leads back to the list [TR-13]. */
export function* loadEnsayo({ payload: { id, formId } }: ReturnType<typeof detailEntered>): Saga {
  yield* loadScreen(selectEnsayo, { formId, name: `ensayos/${id}`, list: LIST_PATH }, function* () {
    const whole = yield* call(readEnsayo, id)
    yield* waitForDrafts()
    yield* put(testigosLoaded({ formId, testigos: yield* call(readTestigos, id) }))
    yield* put(recordLoaded({ formId, ...whole }))
  })
}
