import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { ApiError } from '@/api/http/ApiError'
import { apiOf } from '@/api/resources'
import { loadEnsayo } from '@/features/ensayos/edit/loadEnsayo'
import { detailClosed, detailEntered, selectEnsayo } from '@/features/ensayos/slice'
import { adjuntosDeEnsayo } from '@/shared/resources/adjuntosDeEnsayo'
import { ensayos as ensayosResource } from '@/shared/resources/ensayos'
import { resultadosDeEnsayo } from '@/shared/resources/resultadosDeEnsayo'
import { selectPendingJourney } from '@/store/navigation'
import { selectToasts } from '@/store/toasts'
import { noRealCalls } from '@test/support/noRealCalls'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'

const adjuntosDeEnsayoApi = apiOf(adjuntosDeEnsayo)
const ensayosApi = apiOf(ensayosResource)
const resultadosDeEnsayoApi = apiOf(resultadosDeEnsayo)

const { logged } = quietErrors()
const entered = detailEntered({ id: 4 })
const strict = noRealCalls(ensayosApi, resultadosDeEnsayoApi, adjuntosDeEnsayoApi)
const saga = () => expectSaga(loadEnsayo, entered).withReducer(rootReducer, stateAfter(entered))
const fine = [
  [matchers.call.fn(ensayosApi.get), { id: 4, codigo: 'EN-4', fecha: '2025-06-01', imagen: 'http://x' }],
  [matchers.call.fn(resultadosDeEnsayoApi.list), [{ id: 11, ensayo: 4, orden: 3, valor: 1, magnitud: null, descripcion: {} }]],
  [matchers.call.fn(adjuntosDeEnsayoApi.list), [{ id: 21, ensayo: 4, orden: 0, descripcion: {}, imagen: null }]],
] as const

it('reads the trial with its results and attachments [TR-03]', async () => {
  const { storeState } = await saga()
    .provide([...fine, strict] as never)
    .call.like({ fn: resultadosDeEnsayoApi.list, args: [{ ensayo: 4 }] })
    .call.like({ fn: adjuntosDeEnsayoApi.list, args: [{ ensayo: 4 }] })
    .run()
  expect(selectEnsayo(storeState)).toMatchObject({
    opened: { values: { codigo: 'EN-4' }, imagen: 'http://x' },
    resultados: [{ id: 11, orden: 0 }],
    adjuntos: [{ id: 21, picture: { kind: 'keep' } }],
  })
})

it.each([
  ['the trial', ensayosApi.get],
  ['its results', resultadosDeEnsayoApi.list],
  ['its attachments', adjuntosDeEnsayoApi.list],
])('goes to the list where %s does not come, and only logs it [TR-13]', async (_case, fn) => {
  const { storeState } = await saga()
    .provide([[matchers.call.fn(fn), throwError(new ApiError(404, 'No existe'))], ...fine, strict] as never)
    .run()
  expect(selectPendingJourney(storeState)).toMatchObject({ to: '/ensayos/ver', replace: true })
  expect(selectToasts(storeState)).toEqual([])
  expect(logged()).toEqual(['ensayos/4'])
})

it('calls nobody back who has gone elsewhere before it failed [TR-13]', async () => {
  const { storeState } = await expectSaga(loadEnsayo, entered)
    .withReducer(rootReducer, stateAfter(entered, detailClosed({ formId: entered.payload.formId })))
    .provide([[matchers.call.fn(ensayosApi.get), throwError(new ApiError(0, null))], strict] as never)
    .run()
  expect(selectPendingJourney(storeState)).toBeNull()
})
