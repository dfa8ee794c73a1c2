import { act, render } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createStore } from '@/app/createStore'
import { useIdle } from '@/app/useIdle'
import { magnitudes } from '@/store/catalogues'
import { stateAfter } from '@test/support/state'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const Page = ({ work }: { work: () => void }) => {
  useIdle(work)
  return null
}
const show = (store: ReturnType<typeof createStore>, work: () => void) =>
  render(
    <Provider store={store}>
      <Page work={work} />
    </Provider>,
  )
const waiting = () => createStore(stateAfter(magnitudes.loadRequested()))
const arrive = (store: ReturnType<typeof createStore>) => act(() => void store.dispatch(magnitudes.loaded([])))
const pass = () =>
  act(() => {
    jest.runAllTimers()
  })

it('prefetches when the lists of the page are there, not before, and once', () => {
  const store = waiting()
  const work = jest.fn()
  show(store, work)
  pass()
  expect(work).not.toHaveBeenCalled()
  arrive(store)
  pass()
  expect(work).toHaveBeenCalledTimes(1)
  // Reload of a list.
  act(() => void store.dispatch(magnitudes.loadRequested()))
  arrive(store)
  pass()
  expect(work).toHaveBeenCalledTimes(1)
})

it('prefetches nothing for a page that was left', () => {
  const store = waiting()
  const work = jest.fn()
  const { unmount } = show(store, work)
  unmount()
  arrive(store)
  pass()
  expect(work).not.toHaveBeenCalled()
})
