import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { ApiError } from '@/api/http/ApiError'
import { apiOf } from '@/api/resources'
import { toEntryValues } from '@/features/cultivos/model/applicationEntry'
import { saveComoSeAplica } from '@/features/cultivos/saveComoSeAplica'
import { cultivosSaga } from '@/features/cultivos/saga'
import { cultivoLoaded, detailClosed, detailEntered, entrySaveRequested, selectCultivo } from '@/features/cultivos/slice'
import { comoSeAplica } from '@/shared/resources/comoSeAplica'
import { selectConflict, selectRun } from '@/store/sequences/slice'
import { selectToasts } from '@/store/toasts'
import { noRealCalls } from '@test/support/noRealCalls'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'

const comoSeAplicaApi = apiOf(comoSeAplica)

quietErrors()
const strict = noRealCalls(comoSeAplicaApi)
const entered = detailEntered({ id: 3 })
const { formId } = entered.payload
const key = `cultivos/entrada/${formId}/90`
const entry = {
  id: 90,
  modo_de_aplicacion: 0,
  momento_de_aplicacion: { es_ES: 'Antes', fr_FR: 'Avant' },
  dosis: '2 L/ha',
  objetivo: {},
  estado_fenologico: 7,
  producto_generico: 5,
  producto_acabado: null,
}
const { id: _id, ...whole } = entry
const state = stateAfter(
  entered,
  cultivoLoaded({
    formId,
    cultivo: { id: 3, nombre: {}, grupo_de_cultivo: null, imagen: null, imagen_icono: null },
    estados: [{ id: 7, orden: 0, cultivo: 3, nombre: {}, imagen: null }],
    entradas: { 7: [entry] },
  }),
)
const entryValues = toEntryValues(entry)
const typed = { modo_de_aplicacion: 2, objetivo: { es_ES: 'Raíz' }, momento_de_aplicacion: entry.momento_de_aplicacion }
const request = (overwrites: readonly string[] = []) => entrySaveRequested({ formId, id: 90, base: entryValues, values: typed, overwrites })
const saga = (before = state, action = request()) => expectSaga(saveComoSeAplica, action).withReducer(rootReducer, before)

it('writes the whole record over the one of now, with what others have written since [CD-06, ML-06, AC-03]', async () => {
  const current = { ...entry, dosis: '3 L/ha', momento_de_aplicacion: { es_ES: 'Antes', fr_FR: 'Tôt' } }
  const written = {
    ...whole,
    dosis: '3 L/ha',
    momento_de_aplicacion: current.momento_de_aplicacion,
    modo_de_aplicacion: 2,
    objetivo: typed.objetivo,
  }
  const { storeState } = await saga()
    .provide([
      [matchers.call.fn(comoSeAplicaApi.list), [current]],
      [matchers.call.fn(comoSeAplicaApi.update), { id: 90, ...written }],
      strict,
    ])
    .call.like({ fn: comoSeAplicaApi.list, args: [{ estado_fenologico: 7 }] })
    .call.like({ fn: comoSeAplicaApi.update, args: [90, written] })
    .run()
  expect(selectCultivo(storeState).entradas[7]).toEqual([{ id: 90, ...written }])
  expect(selectToasts(storeState)).toEqual([])
  expect(storeState.sequences).toEqual({})
})

it.each([
  ['reading it', comoSeAplicaApi.list],
  ['writing it', comoSeAplicaApi.update],
])('says the detail or its own sentence where Cómo se aplica fails at %s [CD-06, ER-01, AC-03]', async (_case, fn) => {
  for (const [error, text] of [
    [new ApiError(400, 'No puede'), 'No puede'],
    [new ApiError(0, null), 'Se ha producido un error al guardar los cambios'],
  ] as const) {
    const { storeState } = await saga()
      .provide([[matchers.call.fn(fn), throwError(error)], [matchers.call.fn(comoSeAplicaApi.list), [entry]], strict])
      .run()
    expect(selectToasts(storeState)).toMatchObject([{ tone: 'error', text }])
    expect(selectCultivo(storeState).entradas[7]).toEqual([entry])
    expect(selectRun(storeState, key)).toMatchObject({ phase: 'failed' })
  }
})

it('fails where somebody has taken the entry away', async () => {
  const { storeState } = await saga()
    .provide([[matchers.call.fn(comoSeAplicaApi.list), []], strict])
    .run()
  expect(selectToasts(storeState)).toMatchObject([{ text: 'Otra persona ha quitado el producto de esta fase; lo escrito sigue aquí' }])
})

it('asks before it writes over what somebody else has written, and writes once that was seen', async () => {
  const theirs = { ...entry, objetivo: { es_ES: 'Hoja' } }
  const { storeState } = await saga()
    .provide([[matchers.call.fn(comoSeAplicaApi.list), [theirs]], strict])
    .run()
  const conflict = selectConflict(storeState, key)
  expect(conflict?.clashes).toEqual([{ field: 'objetivo', locale: 'es_ES', mine: 'Raíz', theirs: 'Hoja' }])
  await saga(storeState, request(conflict?.tags))
    .provide([[matchers.call.fn(comoSeAplicaApi.list), [theirs]], [matchers.call.fn(comoSeAplicaApi.update), theirs], strict])
    .call.like({ fn: comoSeAplicaApi.update, args: [90, { ...whole, ...typed }] })
    .run()
})

it('forgets what failed on a page that is left, then or later', async () => {
  const broken = [matchers.call.fn(comoSeAplicaApi.list), throwError(new ApiError(0, null))] as const
  const failed = await saga()
    .provide([broken as never, strict])
    .run()
  const { storeState } = await expectSaga(cultivosSaga)
    .withReducer(rootReducer, failed.storeState)
    .dispatch(detailClosed({ formId }))
    .silentRun(20)
  expect(storeState.sequences).toEqual({})
  const closing = (before: typeof state | undefined, action: { type: string }) => {
    const after = rootReducer(before, action)
    return action.type === 'sequences/stepFailed' ? rootReducer(after, detailClosed({ formId })) : after
  }
  const late = await saga()
    .withReducer(closing, state)
    .provide([broken as never, strict])
    .run()
  expect(late.storeState.sequences).toEqual({})
})

it('does not take a save whose answer was lost for somebody else’s [CD-06]', async () => {
  const lost = await saga()
    .provide([
      [matchers.call.fn(comoSeAplicaApi.list), [entry]],
      [matchers.call.fn(comoSeAplicaApi.update), throwError(new ApiError(0, null))],
      strict,
    ])
    .run()
  const arrived = { ...entry, ...typed }
  const values = { ...typed, objetivo: { es_ES: 'Raíz y hoja' } }
  const { storeState } = await saga(lost.storeState, entrySaveRequested({ formId, id: 90, base: entryValues, values, overwrites: [] }))
    .provide([
      [matchers.call.fn(comoSeAplicaApi.list), [arrived]],
      [matchers.call.fn(comoSeAplicaApi.update), { ...arrived, ...values }],
      strict,
    ])
    .call.like({ fn: comoSeAplicaApi.update, args: [90, { ...whole, ...values }] })
    .run()
  expect(selectConflict(storeState, key)).toBeUndefined()
  expect(selectCultivo(storeState).entradas[7]).toEqual([{ ...entry, ...values }])
})
