import { createStore } from '@/app/createStore'
import { whenIdle } from '@/app/when/whenIdle'
import { waitingStore } from '@test/support/waitingStore'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('fetches what comes next when the lists of the page are there, not before', () => {
  const { store, arrive } = waitingStore()
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
  const { store, arrive } = waitingStore()
  const callOff = whenIdle(store, work)
  callOff()
  arrive()
  jest.runAllTimers()
  expect(work).not.toHaveBeenCalled()
})
