import { createStore } from '@/app/createStore'
import { listedBriefly } from '@/app/when/whenListed'
import { waitingStore } from '@test/support/waitingStore'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const askedAbout = (store: Parameters<typeof listedBriefly>[0]) => {
  const made = jest.fn<void, []>()
  void listedBriefly(store).then(made)
  return made
}

it('lets a page be made once its lists are there', async () => {
  const { store, arrive } = waitingStore()
  const made = askedAbout(store)
  await jest.advanceTimersByTimeAsync(50)
  expect(made).not.toHaveBeenCalled()
  arrive()
  await jest.advanceTimersByTimeAsync(0)
  expect(made).toHaveBeenCalledTimes(1)
})

it('lets it be made without them where they take longer', async () => {
  const made = askedAbout(waitingStore().store)
  await jest.advanceTimersByTimeAsync(99)
  expect(made).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(made).toHaveBeenCalledTimes(1)
})

it('keeps none back that waits for no list', async () => {
  const made = askedAbout(createStore())
  await jest.advanceTimersByTimeAsync(0)
  expect(made).toHaveBeenCalledTimes(1)
})
