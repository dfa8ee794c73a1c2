import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { combinacionesDeProductosApi } from '@/api/combinacionesDeProductos'
import { ApiError } from '@/api/http/ApiError'
import { apiOf } from '@/api/resources'
import { loadSolucion } from '@/features/soluciones/loadSolucion'
import { combinacionDeleted, detailClosed, detailEntered, localeChosen, selectSolucion } from '@/features/soluciones/slice'
import { soluciones as solucionesResource } from '@/shared/resources/soluciones'
import { selectPendingJourney } from '@/store/navigation'
import { noRealCalls } from '@test/support/noRealCalls'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'

const solucionesApi = apiOf(solucionesResource)

const { logged } = quietErrors()
const entered = detailEntered({ id: 2 })
const { formId } = entered.payload
const strict = noRealCalls(solucionesApi, combinacionesDeProductosApi)
const saga = () => expectSaga(loadSolucion, entered).withReducer(rootReducer, stateAfter(entered))
const fine = [
  [matchers.call.fn(solucionesApi.get), { id: 2, nombre: { es_ES: 'Estrés' } }],
  [
    matchers.call.fn(combinacionesDeProductosApi.list),
    [
      { id: 12, solucion: 2, productos_acabados: [] },
      { id: 13, solucion: 5, productos_acabados: [] },
      { id: 31, solucion: 2, productos_acabados: [] },
    ],
  ],
] as const

it('reads the solution and, of all combinations, its own, newest first [CB-03]', async () => {
  const { storeState } = await saga()
    .provide([...fine, strict] as never)
    .run()
  expect(selectSolucion(storeState)).toMatchObject({ locale: 'es_ES', solucion: { id: 2 }, combinaciones: [{ id: 31 }, { id: 12 }] })
  const late = { formId: 'otro' }
  const after = (...actions: { type: string }[]) =>
    selectSolucion(actions.reduce<ReturnType<typeof stateAfter>>((state, action) => rootReducer(state, action), storeState))
  expect(after(combinacionDeleted({ ...late, id: 31 }), detailClosed(late))).toEqual(selectSolucion(storeState))
  expect(after(localeChosen({ formId, locale: 'pt_BR' })).locale).toBe('pt_BR')
  expect(after(detailClosed({ formId })).solucion).toBeNull()
})

it.each([
  ['the solution', solucionesApi.get],
  ['its combinations', combinacionesDeProductosApi.list],
])('goes to the list where %s does not come, and only logs it [CB-05]', async (_case, fn) => {
  const { storeState } = await saga()
    .provide([[matchers.call.fn(fn), throwError(new ApiError(404, 'No existe'))], ...fine, strict] as never)
    .run()
  expect(selectPendingJourney(storeState)).toMatchObject({ to: '/soluciones/ver', replace: true })
  expect(logged()).toEqual(['soluciones/2'])
})

it('calls nobody back who has gone elsewhere before it failed [CB-05]', async () => {
  const { storeState } = await expectSaga(loadSolucion, entered)
    .withReducer(rootReducer, stateAfter(entered, detailClosed({ formId: entered.payload.formId })))
    .provide([[matchers.call.fn(solucionesApi.get), throwError(new ApiError(0, null))], strict] as never)
    .run()
  expect(selectPendingJourney(storeState)).toBeNull()
})
