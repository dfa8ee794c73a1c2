import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { ApiError } from '@/api/http/ApiError'
import { combinacionesDeProductosApi as api } from '@/api/combinacionesDeProductos'
import { createCombinacion } from '@/features/soluciones/createCombinacion'
import { createRequested, detailEntered, selectSolucion, solucionLoaded } from '@/features/soluciones/slice'
import { selectToasts } from '@/store/toasts'
import { knowingKeys } from '@test/features/productos/play'
import { noRealCalls } from '@test/support/noRealCalls'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'

quietErrors()
const strict = noRealCalls(api)
const entered = detailEntered({ id: 2 })
const { formId } = entered.payload
const { creationId } = selectSolucion(stateAfter(entered))
const combinacion = (id: number) => ({ id, solucion: 2, productos_genericos: [], productos_acabados: [], cultivos: [], observaciones: {} })
const state = stateAfter(
  entered,
  solucionLoaded({ formId, solucion: { id: 2, nombre: {}, descripcion: {} }, combinaciones: [combinacion(12), combinacion(27)] }),
)
/** Request body with all fields of the API. */
const blank = { solucion: 2, observaciones: {}, productos_genericos: [], productos_acabados: [] }
const request = createRequested({ formId, creationId })
const saga = (before = knowingKeys(state)) => expectSaga(createCombinacion, request).withReducer(rootReducer, before)
const shown = (after: ReturnType<typeof stateAfter>) => selectSolucion(after).combinaciones.map(({ id }) => id)

it('creates a combination at once, which shows first [CB-02, CB-03, AC-03]', async () => {
  const { storeState } = await saga()
    .provide([[matchers.call.fn(api.create), combinacion(31)], strict])
    .call.like({ fn: api.create, args: [blank, `soluciones/${formId}/añadir/${creationId}/Combinación/`] })
    .run()
  expect(shown(state)).toEqual([27, 12])
  expect(shown(storeState)).toEqual([31, 27, 12])
  expect(selectSolucion(storeState).creationId).not.toBe(creationId)
})

it.each([
  ['the detail of the answer', new ApiError(400, 'No puede'), 'No puede'],
  ['its own sentence where there is none', new ApiError(0, null), 'Se ha producido un error al generar la combinación de productos'],
])('says %s where Combinación fails, and tries again under the same key [CB-02, ER-01, AC-03]', async (_case, error, text) => {
  const { storeState } = await saga()
    .provide([[matchers.call.fn(api.create), throwError(error)], strict])
    .run()
  expect(selectToasts(storeState)).toMatchObject([{ tone: 'error', text }])
  expect(shown(storeState)).toEqual([27, 12])
  await saga(storeState)
    .provide([[matchers.call.fn(api.create), combinacion(31)], strict])
    .call.like({ fn: api.create, args: [blank, `soluciones/${formId}/añadir/${creationId}/Combinación/`] })
    .run()
})

it('makes no second combination where the API knows no keys and an answer was lost [CB-02]', async () => {
  const before = [combinacion(12), { ...combinacion(27), observaciones: { es_ES: 'Primavera' } }]
  const lost = await saga(state)
    .provide([[matchers.call.fn(api.list), before], [matchers.call.fn(api.create), throwError(new ApiError(502, null))], strict])
    .run()
  // Combinations of other solutions, and those with content, are not the lost one.
  const others = [
    { ...combinacion(29), solucion: 5 },
    { ...combinacion(30), cultivos: [4] },
  ]
  const { storeState } = await saga(lost.storeState)
    .provide([
      [matchers.call.fn(api.list), [...before, ...others, combinacion(31)]],
      [matchers.call.fn(api.update), combinacion(31)],
      strict,
    ])
    .call.like({ fn: api.update, args: [31, blank] })
    .run()
  expect(shown(storeState)).toEqual([31, 27, 12])
})
