import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { ApiError } from '@/api/http/ApiError'
import { apiOf } from '@/api/resources'
import { loadCultivo } from '@/features/cultivos/loadCultivo'
import { detailClosed, detailEntered, selectCultivo } from '@/features/cultivos/slice'
import { comoSeAplica } from '@/shared/resources/comoSeAplica'
import { cultivos as cultivosResource } from '@/shared/resources/cultivos'
import { estadosFenologicos } from '@/shared/resources/estadosFenologicos'
import { selectPendingJourney } from '@/store/navigation'
import { selectToasts } from '@/store/toasts'
import { noRealCalls } from '@test/support/noRealCalls'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'

const comoSeAplicaApi = apiOf(comoSeAplica)
const cultivosApi = apiOf(cultivosResource)
const estadosFenologicosApi = apiOf(estadosFenologicos)

const { logged } = quietErrors()
const entered = detailEntered({ id: 3 })
const strict = noRealCalls(cultivosApi, estadosFenologicosApi, comoSeAplicaApi)
const saga = () => expectSaga(loadCultivo, entered).withReducer(rootReducer, stateAfter(entered))
const estados = [
  { id: 7, orden: 0, cultivo: 3 },
  { id: 1, orden: 0, cultivo: 99 },
  { id: 8, orden: 1, cultivo: 3 },
]
const fine = [
  [matchers.call.fn(cultivosApi.get), { id: 3, nombre: { es_ES: 'Tomate' } }],
  [matchers.call.fn(estadosFenologicosApi.list), estados],
  [matchers.call(comoSeAplicaApi.list, { estado_fenologico: 7 }), [{ id: 90, estado_fenologico: 7 }]],
  [matchers.call(comoSeAplicaApi.list, { estado_fenologico: 8 }), []],
] as const

it('reads the crop, its own stages of all, and the entries of each [CD-02, CD-05, EF-02]', async () => {
  const { storeState } = await saga()
    .provide([...fine, strict] as never)
    .run()
  const { cultivo, estados: shown, entradas } = selectCultivo(storeState)
  expect(cultivo).toMatchObject({ nombre: { es_ES: 'Tomate' } })
  expect(shown.map(({ id }) => id)).toEqual([7, 8])
  expect(entradas).toEqual({ 7: [{ id: 90, estado_fenologico: 7 }], 8: [] })
})

it.each([
  ['the crop', cultivosApi.get],
  ['its stages', estadosFenologicosApi.list],
  ['their entries', comoSeAplicaApi.list],
])('goes to the list where %s does not come, and only logs it [CD-07]', async (_case, fn) => {
  const { storeState } = await saga()
    .provide([[matchers.call.fn(fn), throwError(new ApiError(404, 'No existe'))], ...fine, strict] as never)
    .run()
  expect(selectPendingJourney(storeState)).toMatchObject({ to: '/cultivos/ver', replace: true })
  expect(selectToasts(storeState)).toEqual([])
  expect(logged()).toEqual(['cultivos/3'])
})

it('calls nobody back who has gone elsewhere before it failed [CD-07]', async () => {
  const { storeState } = await expectSaga(loadCultivo, entered)
    .withReducer(rootReducer, stateAfter(entered, detailClosed({ formId: entered.payload.formId })))
    .provide([[matchers.call.fn(cultivosApi.get), throwError(new ApiError(0, null))], strict] as never)
    .run()
  expect(selectPendingJourney(storeState)).toBeNull()
})
