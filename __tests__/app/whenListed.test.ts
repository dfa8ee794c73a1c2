/** @jest-environment jsdom */
import { createStore } from '@/app/createStore'
import { hideUntilListed } from '@/app/when/whenListed'
import { waitingStore } from '@test/support/waitingStore'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const page = () => document.createElement('div')

it('shows a page in the very moment in which its lists come, before they are put into it', () => {
  const { store, arrive } = waitingStore()
  const element = page()
  hideUntilListed(element, store)
  const hidden: unknown[] = []
  store.subscribe(() => hidden.push(element.hidden))
  expect(element.hidden).toBe(true)
  arrive()
  expect(hidden).toEqual([false])
})

it('shows it without them where they take longer', () => {
  const element = page()
  hideUntilListed(element, waitingStore().store)
  jest.advanceTimersByTime(50)
  expect(element.hidden).toBe(true)
  jest.advanceTimersByTime(50)
  expect(element.hidden).toBe(false)
})

it('never hides one that waits for none', () => {
  const element = page()
  hideUntilListed(element, createStore())
  expect(element.hidden).toBe(false)
})
