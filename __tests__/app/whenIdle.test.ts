import { createStore } from '@/app/createStore'
import { whenIdle } from '@/app/whenIdle'
import { rootReducer } from '@/app/rootReducer'
import { magnitudes } from '@/store/catalogues'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const waiting = () => {
  let state = rootReducer(undefined, magnitudes.loadRequested())
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const arrive = () => {
    state = rootReducer(state, magnitudes.loaded([]))
    for (const listener of listeners) listener()
  }
  return { store: { getState: () => state, subscribe }, arrive }
}

it('fetches what comes next when the lists of the page are there, not before', () => {
  const { store, arrive } = waiting()
  const work = jest.fn()
  whenIdle(store, work)
  jest.runAllTimers()
  expect(work).not.toHaveBeenCalled()
  arrive()
  jest.runAllTimers()
  expect(work).toHaveBeenCalledTimes(1)
})

it('fetches nothing for a page that was left', () => {
  const work = jest.fn()
  whenIdle(createStore(), work)()
  const { store, arrive } = waiting()
  const callOff = whenIdle(store, work)
  callOff()
  arrive()
  jest.runAllTimers()
  expect(work).not.toHaveBeenCalled()
})
