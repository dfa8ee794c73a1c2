import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { ApiError } from '@/api/http/ApiError'
import { magnitudesApi } from '@/api/magnitudes'
import { magnitudes } from '@/store/catalogues'
import { selectToasts } from '@/store/toasts'
import { noRealCalls } from '@test/support/noRealCalls'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'

const { logged } = quietErrors()
const kg = { id: 2, valor: { es_ES: 'kg' } }
const gram = { id: 1, valor: { es_ES: 'g' } }

it('loads the list, in the order of the answer [AC-01]', async () => {
  const { storeState } = await expectSaga(magnitudes.load)
    .withReducer(rootReducer, stateAfter(magnitudes.loadRequested()))
    .provide([[matchers.call.fn(magnitudesApi.list), [kg, gram]], noRealCalls(magnitudesApi)])
    .run()
  expect(magnitudes.selectAll(storeState)).toEqual([kg, gram])
  expect(storeState.catalogues.magnitudes.status).toBe('loaded')
})

it('only logs a list that fails to load, and keeps what is there [MA-12, ER-05]', async () => {
  const { storeState } = await expectSaga(magnitudes.load)
    .withReducer(rootReducer, stateAfter(magnitudes.loaded([kg])))
    .provide([[matchers.call.fn(magnitudesApi.list), throwError(new ApiError(500, 'Roto'))], noRealCalls(magnitudesApi)])
    .run()
  expect(magnitudes.selectAll(storeState)).toEqual([kg])
  expect(storeState.catalogues.magnitudes.status).toBe('failed')
  expect(selectToasts(storeState)).toEqual([])
  expect(logged()).toEqual(['catalogues/magnitudes/loadRequested'])
})

it('gives the same array as long as nothing changed, so that tables are prepared once [TB-10]', () => {
  const state = stateAfter(magnitudes.loaded([kg, gram]))
  expect(magnitudes.selectAll(rootReducer(state, magnitudes.loadRequested()))).toBe(magnitudes.selectAll(state))
})

describe('a list that the address asks for ahead of its screen', () => {
  const entered = (state: ReturnType<typeof stateAfter>) => expectSaga(magnitudes.enter).withReducer(rootReducer, state)

  it.each([
    ['on its way', []],
    ['there already', [magnitudes.loaded([kg])]],
  ])('is taken by the screen and not asked for twice: %s', async (_name, actions) => {
    const { storeState } = await entered(stateAfter(magnitudes.aheadRequested(), ...actions))
      .not.put(magnitudes.loadRequested())
      .run()
    expect(storeState.catalogues.magnitudes).not.toHaveProperty('ahead')
    await entered(storeState).put(magnitudes.loadRequested()).run()
  })

  it('is asked for again where it failed [MA-12]', async () => {
    await entered(stateAfter(magnitudes.aheadRequested(), magnitudes.loadFailed())).put(magnitudes.loadRequested()).run()
    expect(logged()).toEqual([])
  })

  it('is loaded as any other', async () => {
    const { storeState } = await expectSaga(magnitudes.saga)
      .withReducer(rootReducer, stateAfter())
      .provide([[matchers.call.fn(magnitudesApi.list), [kg]], noRealCalls(magnitudesApi)])
      .dispatch(magnitudes.aheadRequested())
      .silentRun(50)
    expect(magnitudes.selectAll(storeState)).toEqual([kg])
  })
})
