import type { Action } from '@reduxjs/toolkit'
import { runSaga, stdChannel } from 'redux-saga'
import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { ApiError } from '@/api/http/ApiError'
import { lists } from '@/api/lists'
import { magnitudes } from '@/store/catalogues'
import { createCatalogue } from '@/store/catalogues/createCatalogue'
import { listsRetried, retryFailedLists } from '@/store/catalogues/retry'
import { selectToasts } from '@/store/toasts'
import { noRealCalls } from '@test/support/noRealCalls'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'

const { logged } = quietErrors()
const kg = { id: 2, valor: { es_ES: 'kg' } }
const gram = { id: 1, valor: { es_ES: 'g' } }

it('loads the list, in the order of the answer', async () => {
  const { storeState } = await expectSaga(magnitudes.load)
    .withReducer(rootReducer, stateAfter(magnitudes.loadRequested()))
    .provide([[matchers.call.fn(lists.magnitudes), [kg, gram]], noRealCalls(lists)])
    .run()
  expect(magnitudes.selectAll(storeState)).toEqual([kg, gram])
  expect(storeState.catalogues.magnitudes.status).toBe('loaded')
})

it('only logs a list that fails to load, and keeps what is there [MA-12, ER-05]', async () => {
  const { storeState } = await expectSaga(magnitudes.load)
    .withReducer(rootReducer, stateAfter(magnitudes.loaded([kg])))
    .provide([[matchers.call.fn(lists.magnitudes), throwError(new ApiError(500, 'Roto'))], noRealCalls(lists)])
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

describe('a list that is loaded again', () => {
  it('is not awaited meanwhile, although it is empty: the lists that show its names keep their rows', () => {
    const again = stateAfter(magnitudes.loaded([]), magnitudes.loadRequested())
    expect(magnitudes.selectIsAwaited(again)).toBe(false)
    expect(magnitudes.selectIsThere(again)).toBe(true)
  })

  let given = [kg, gram]
  const things = createCatalogue(
    'things',
    async () => given,
    ({ id }) => id,
  )
  const start = { catalogues: { things: things.reducer(undefined, { type: 'start' }) } }
  /** State after each load and dispatched actions, for a sequence of responses. */
  const loading = async (...answers: (typeof given)[]) => {
    const states = [start]
    const types: string[] = []
    const stateNow = () => states.at(-1) ?? start
    const dispatch = (action: Action) => {
      types.push(action.type)
      states.push({ catalogues: { things: things.reducer(stateNow().catalogues.things, action) } })
      return action
    }
    for (const answer of answers) {
      given = answer
      await runSaga({ dispatch, getState: stateNow }, things.load).toPromise()
    }
    return { types, states: states.map(({ catalogues }) => catalogues.things) }
  }

  it('leaves all as it is where the API gives the array that was there: no table is prepared anew [TB-10]', async () => {
    const records = [kg, gram]
    const { types, states } = await loading(records, records)
    expect(types).toEqual([things.loaded.type, things.foundUnchanged.type])
    expect(states[2]?.ids).toBe(states[1]?.ids)
    expect(states[2]?.entities).toBe(states[1]?.entities)
    expect(states[2]?.status).toBe('loaded')
  })

  it('is taken over where the API gives another array, and where the state has none of it any more', async () => {
    const records = [kg, gram]
    expect((await loading(records, [kg, gram], records)).types).toEqual(Array(3).fill(things.loaded.type))
    expect((await loading(records)).types).toEqual([things.loaded.type])
  })
})

describe('a list that failed', () => {
  const failed = () => stateAfter(magnitudes.loadRequested(), magnitudes.loadFailed())

  it('is missing until it comes, also while it is read again by itself', () => {
    expect(magnitudes.selectIsMissing(failed())).toBe(true)
    expect(magnitudes.selectIsMissing(rootReducer(failed(), magnitudes.retryRequested()))).toBe(true)
    expect(magnitudes.selectIsAwaited(failed())).toBe(false)
    expect(magnitudes.selectIsMissing(rootReducer(failed(), magnitudes.loaded([kg])))).toBe(false)
    expect(magnitudes.selectIsMissing(stateAfter(magnitudes.loaded([kg]), magnitudes.loadFailed()))).toBe(false)
  })

  const watched = () => {
    const target = new EventTarget()
    let state = stateAfter()
    const channel = stdChannel<Action>()
    const asked: string[] = []
    const dispatch = (action: Action) => {
      state = rootReducer(state, action)
      if (magnitudes.retryRequested.match(action)) asked.push(action.type)
      channel.put(action)
      return action
    }
    const task = runSaga({ channel, dispatch, getState: () => state }, retryFailedLists, target)
    return { asked, dispatch, task, returnToWindow: () => target.dispatchEvent(new Event('focus')) }
  }
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  it('is read again after pauses that grow, until it comes', async () => {
    const { asked, dispatch, task } = watched()
    dispatch(magnitudes.loadFailed())
    await jest.advanceTimersByTimeAsync(4_900)
    expect(asked).toHaveLength(0)
    await jest.advanceTimersByTimeAsync(200)
    expect(asked).toHaveLength(1)
    dispatch(magnitudes.loadFailed())
    await jest.advanceTimersByTimeAsync(9_000)
    expect(asked).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(1_200)
    expect(asked).toHaveLength(2)
    dispatch(magnitudes.loaded([kg]))
    await jest.advanceTimersByTimeAsync(600_000)
    expect(asked).toHaveLength(2)
    task.cancel()
  })

  it('is read again at once when the window gets the focus, and when somebody asks', async () => {
    const { asked, dispatch, task, returnToWindow } = watched()
    dispatch(magnitudes.loadFailed())
    await jest.advanceTimersByTimeAsync(100)
    returnToWindow()
    expect(asked).toHaveLength(1)
    dispatch(listsRetried())
    expect(asked).toHaveLength(2)
    task.cancel()
  })
})
