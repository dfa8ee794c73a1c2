import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { ApiError } from '@/api/http/ApiError'
import { combinacionesDeProductosApi as api } from '@/api/combinacionesDeProductos'
import { saveCombinacion } from '@/features/soluciones/saveCombinacion'
import { detailEntered, saveRequested, selectSolucion, solucionLoaded } from '@/features/soluciones/slice'
import { selectConflict, selectFailure, selectRun } from '@/store/sequences/slice'
import { selectToasts } from '@/store/toasts'
import { noRealCalls } from '@test/support/noRealCalls'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'

quietErrors()
const strict = noRealCalls(api)
const entered = detailEntered({ id: 2 })
const { formId } = entered.payload
const key = `soluciones/${formId}/combinación/31`
const saved = { id: 31, solucion: 2, productos_genericos: [5], productos_acabados: [], cultivos: [1, 4], observaciones: { es_ES: 'Riego' } }
const state = stateAfter(entered, solucionLoaded({ formId, solucion: { id: 2, nombre: {}, descripcion: {} }, combinaciones: [saved] }))
const opened = { productos_genericos: [5], cultivos: [1, 4], observaciones: { es_ES: 'Riego' } }
const typed = { ...opened, productos_genericos: [5, 9] }
const nothing = { productos_genericos: [], cultivos: [1], observaciones: { es_ES: ' ' } }
const request = (values: typeof typed, overwrites: readonly string[] = []) =>
  saveRequested({ formId, id: 31, base: opened, values, overwrites })
const saga = (action = request(typed), before = state) => expectSaga(saveCombinacion, action).withReducer(rootReducer, before)
const combinaciones = (after: ReturnType<typeof stateAfter>) => selectSolucion(after).combinaciones

it('writes what was edited over the combination of now [CB-04, AC-03]', async () => {
  const current = { ...saved, cultivos: [1, 4, 6] }
  const answer = { ...current, productos_genericos: [5, 9] }
  const { storeState } = await saga()
    .provide([[matchers.call.fn(api.list), [current]], [matchers.call.fn(api.update), answer], strict])
    .call.like({
      fn: api.update,
      args: [31, { solucion: 2, productos_genericos: [5, 9], cultivos: [1, 4, 6], observaciones: { es_ES: 'Riego' } }],
    })
    .not.call.fn(api.remove)
    .run()
  expect(combinaciones(storeState)).toEqual([answer])
  expect(selectToasts(storeState)).toEqual([])
})

it('adds its products to those that somebody else has added, and asks nothing [CB-04]', async () => {
  const theirs = { ...saved, productos_genericos: [5, 7] }
  const { storeState } = await saga()
    .provide([[matchers.call.fn(api.list), [theirs]], [matchers.call.fn(api.update), theirs], strict])
    .call.like({ fn: api.update, args: [31, { solucion: 2, ...typed, productos_genericos: [5, 7, 9] }] })
    .run()
  expect(selectConflict(storeState, key)).toBeUndefined()
})

it('calls nothing where nothing was changed [CB-04]', async () => {
  const { effects } = await saga(request(opened)).provide([strict]).run()
  expect(effects.put).toBeUndefined()
})

it('deletes one that has neither products nor remarks left [CB-04, AC-03]', async () => {
  const { storeState } = await saga(request(nothing))
    .provide([[matchers.call.fn(api.list), [saved]], [matchers.call.fn(api.remove), undefined], strict])
    .call.like({ fn: api.remove, args: [31] })
    .not.call.fn(api.update)
    .run()
  expect(combinaciones(storeState)).toEqual([])
})

it('deletes one that was never filled in, but not what somebody else has put into it meanwhile [CB-04]', async () => {
  const blank = { ...saved, productos_genericos: [], cultivos: [], observaciones: {} }
  const before = stateAfter(entered, solucionLoaded({ formId, solucion: { id: 2, nombre: {}, descripcion: {} }, combinaciones: [blank] }))
  const emptySave = request({ productos_genericos: [], cultivos: [], observaciones: {} as typeof opened.observaciones })
  const gone = await saga(emptySave, before)
    .provide([[matchers.call.fn(api.list), [blank]], [matchers.call.fn(api.remove), undefined], strict])
    .call.like({ fn: api.remove, args: [31] })
    .run()
  expect(combinaciones(gone.storeState)).toEqual([])
  const { storeState } = await saga(emptySave, before)
    .provide([[matchers.call.fn(api.list), [saved]], [matchers.call.fn(api.update), saved], strict])
    .not.call.fn(api.remove)
    .run()
  expect(combinaciones(storeState)).toEqual([saved])
})

it.each([
  ['finished products', { productos_acabados: [8] }],
  ['another crop', { cultivos: [1, 4, 6] }],
  ['remarks in another language', { observaciones: { es_ES: 'Riego', fr_FR: 'Eau' } }],
])('saves instead of deleting where somebody else has put %s into it meanwhile [CB-04]', async (_what, theirs) => {
  const current = { ...saved, ...theirs }
  const { storeState } = await saga(request({ ...nothing, cultivos: opened.cultivos }))
    .provide([[matchers.call.fn(api.list), [current]], [matchers.call.fn(api.update), current], strict])
    .not.call.fn(api.remove)
    .run()
  expect(combinaciones(storeState)).toEqual([current])
})

it.each([
  ['reading it', api.list, typed],
  ['writing it', api.update, typed],
  ['deleting it', api.remove, nothing],
] as const)('says the detail or its own sentence where Combinación fails at %s [CB-04, ER-01, AC-03]', async (_case, fn, values) => {
  for (const [error, text] of [
    [new ApiError(400, 'No puede'), 'No puede'],
    [new ApiError(0, null), 'Se ha producido un error al guardar los datos'],
  ] as const) {
    const { storeState } = await saga(request(values))
      .provide([[matchers.call.fn(fn), throwError(error)], [matchers.call.fn(api.list), [saved]], strict] as never)
      .run()
    expect(selectToasts(storeState)).toMatchObject([{ tone: 'error', text }])
    expect(combinaciones(storeState)).toEqual([saved])
    expect(selectRun(storeState, key)).toMatchObject({ phase: 'failed' })
  }
})

it('says where somebody has deleted it, and that the typed values stay [CB-04]', async () => {
  const { storeState } = await saga()
    .provide([[matchers.call.fn(api.list), []], strict])
    .run()
  const text = 'Otra persona ha eliminado esta combinación; lo escrito sigue aquí'
  expect(selectToasts(storeState)).toMatchObject([{ text }])
  expect(selectFailure(storeState, key)).toBe(`Combinación: ${text}`)
})

it('counts as deleted what is gone already, by an earlier try whose answer was lost [CB-04]', async () => {
  const { storeState } = await saga(request(nothing))
    .provide([[matchers.call.fn(api.list), []], strict])
    .run()
  expect(combinaciones(storeState)).toEqual([])
  expect(selectToasts(storeState)).toEqual([])
})

it('asks before it writes over what somebody else has written, and writes once that was seen', async () => {
  const theirs = { ...saved, observaciones: { es_ES: 'Suelo' } }
  const mine = { ...typed, observaciones: { es_ES: 'Hoja' } }
  const { storeState } = await saga(request(mine))
    .provide([[matchers.call.fn(api.list), [theirs]], strict])
    .run()
  const conflict = selectConflict(storeState, key)
  expect(conflict?.clashes).toEqual([{ field: 'observaciones', locale: 'es_ES', mine: 'Hoja', theirs: 'Suelo' }])
  await saga(request(mine, conflict?.tags), storeState)
    .provide([[matchers.call.fn(api.list), [theirs]], [matchers.call.fn(api.update), theirs], strict])
    .call.like({ fn: api.update, args: [31, { solucion: 2, ...mine }] })
    .run()
})
