import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { dynamic, throwError } from 'redux-saga-test-plan/providers'
import { ApiError } from '@/api/http/ApiError'
import { papeleraApi } from '@/api/papelera'
import { restoreRequested } from '@/features/historial/events'
import { restore } from '@/features/historial/papelera/restore'
import { restoreResultShown, selectHistory } from '@/features/historial/slice'
import { envases, papelera, productosAcabados } from '@/store/catalogues'
import { selectToasts } from '@/store/toasts'
import { torn, whole } from '@test/features/historial/papelera/bin'
import { knowingKeys } from '@test/features/productos/play'
import { noRealCalls } from '@test/support/noRealCalls'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'

const { logged } = quietErrors()
const strict = noRealCalls(papeleraApi)

const play = (answer: unknown, { id = 31, nombre = 'Bidón 200 L', state = stateAfter() } = {}) =>
  expectSaga(restore, restoreRequested({ id, nombre }))
    .withReducer(rootReducer, state)
    .provide([[matchers.call.fn(papeleraApi.restore), answer], strict])

it('brings it back, says so, and asks again for the bin and for the list that holds it [HI-04, AC-03]', async () => {
  const { storeState } = await play(whole)
    .call(papeleraApi.restore, 31, 'papelera/restaurar/31/Restaurar/')
    .put(papelera.loadRequested())
    .put(envases.loadRequested())
    .run()
  const record = { list: 'envases', id: whole.id, to: `/maestras/envases?abrir=${whole.id}` }
  expect(selectToasts(storeState)).toMatchObject([{ tone: 'success', text: 'Bidón 200 L se ha restaurado', record }])
  expect(selectHistory(storeState).restoreResult).toBeNull()
  expect(storeState.sequences).toEqual({})
})

it('cuts a long name in the toast [HI-04]', async () => {
  const { storeState } = await play(whole, { nombre: `${'Correctores '.repeat(5)}de carencias` }).run()
  const name = 'Correctores Correctores Correctores Correctores Correctores…'
  expect(selectToasts(storeState)).toMatchObject([{ text: `${name} se ha restaurado` }])
})

it('tells what has not come back with it, in place of a toast [HI-04]', async () => {
  const { storeState } = await play(torn, { id: 30, nombre: 'Zinc Manganeso' }).put(productosAcabados.loadRequested()).run()
  expect(selectToasts(storeState)).toEqual([])
  expect(selectHistory(storeState).restoreResult).toEqual({ ...torn, nombre: 'Zinc Manganeso' })
})

it('tells no more of what has come back since, and nothing once all has [HI-04]', async () => {
  const state = stateAfter(restoreResultShown({ ...torn, nombre: 'Zinc Manganeso' }))
  const { storeState } = await play(whole, { state }).run()
  expect(selectHistory(storeState).restoreResult?.perdidas.map(({ que }) => que)).toEqual(['Familia Quelatos'])
  const [bidon] = torn.perdidas
  const only = stateAfter(restoreResultShown({ ...torn, nombre: 'Zinc Manganeso', perdidas: bidon ? [bidon] : [] }))
  expect(selectHistory((await play(whole, { state: only }).run()).storeState).restoreResult).toBeNull()
})

it('asks once more under its key where the answer is lost, and tells what has not come back [HI-04]', async () => {
  const asked: unknown[][] = []
  const lost = (error: unknown) =>
    dynamic(({ args }) => {
      asked.push(args)
      if (asked.length === 1) throw error
      return torn
    })
  const state = knowingKeys(stateAfter())
  const { storeState } = await play(lost(new ApiError(0, null)), { id: 30, nombre: 'Zinc Manganeso', state }).run()
  expect(asked).toEqual(Array(2).fill([30, 'papelera/restaurar/30/Restaurar/']))
  expect(selectHistory(storeState).restoreResult).toEqual({ ...torn, nombre: 'Zinc Manganeso' })
  expect(selectToasts(storeState)).toEqual([])

  // A refusal is a result, and without keys a second request would be refused.
  const others = [play(lost(new ApiError(409, 'Ya no está')), { state }), play(lost(new ApiError(0, null)))]
  for (const other of others) {
    asked.splice(0)
    await other.run()
    expect(asked).toHaveLength(1)
  }
})

it.each([
  ['the detail of the answer', new ApiError(409, 'El cultivo Kiwi está en la papelera: restáurelo antes.'), /^El cultivo Kiwi/],
  ['its own sentence', new ApiError(0, null), /^Se ha producido un error al restaurar Bidón 200 L$/],
])('says %s where it cannot be, and asks for the bin again [HI-04, AC-03]', async (_case, error, text) => {
  const { storeState } = await play(throwError(error)).put(papelera.loadRequested()).run()
  expect(selectToasts(storeState)).toMatchObject([{ tone: 'error', text: expect.stringMatching(text) }])
  expect(storeState.sequences).toEqual({})
  expect(logged()).toEqual(['papelera/restaurar/31 > Restaurar'])
})
