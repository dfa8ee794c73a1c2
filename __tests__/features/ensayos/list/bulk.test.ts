import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { ApiError } from '@/api/http/ApiError'
import { apiOf } from '@/api/resources'
import { ensayos as ensayosResource } from '@/shared/resources/ensayos'
import { ensayosBulk } from '@/features/ensayos/list/bulk'
import { runBulk } from '@/kits/lists/selection/bulkRun'
import { ensayos } from '@/store/catalogues'
import { selectBulk } from '@/kits/lists/store/outcome'
import { bulkRequested } from '@/kits/lists/store/runs'
import { selectToasts } from '@/store/toasts'
import { noRealCalls } from '@test/support/noRealCalls'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'

const ensayosApi = apiOf(ensayosResource)

quietErrors()
const strict = noRealCalls(ensayosApi)
const requested = bulkRequested({ place: 'ensayos', action: 'eliminar', change: {}, ids: [4, 5] })
const saga = () => expectSaga(runBulk, requested.payload, ensayosBulk).withReducer(rootReducer, stateAfter(requested))

it('deletes the trials that were selected, and loads the list again [LS-05, AC-03]', async () => {
  const { storeState } = await saga()
    .provide([[matchers.call.fn(ensayosApi.remove), undefined], strict])
    .call.like({ fn: ensayosApi.remove, args: [4] })
    .call.like({ fn: ensayosApi.remove, args: [5] })
    .put(ensayos.loadRequested())
    .run()
  expect(selectToasts(storeState)).toMatchObject([{ tone: 'success', text: '2 ensayos eliminados' }])
})

it('says why one stays where Eliminar fails [LS-05, AC-03]', async () => {
  const call = ({ fn, args }: { fn: unknown; args: unknown[] }, next: () => unknown) => {
    if (fn !== ensayosApi.remove) return next()
    if (args[0] === 4) throw new ApiError(500, null)
    return undefined
  }
  const { storeState } = await saga().provide({ call }).not.put(ensayos.loadRequested()).run()
  expect(selectBulk(storeState, 'ensayos')).toMatchObject({
    done: [5],
    failed: [{ id: 4, reason: 'Se ha producido un error al eliminar el ensayo' }],
  })
})
