import { runSaga } from 'redux-saga'
import { call, type Saga } from '@/store/effects'
import { CALLS_AT_ONCE, eachOf } from '@/store/sequences/eachOf'

/** Work on items from 0 to 19, each of which waits until the test settles it. */
const working = () => {
  const begun: number[] = []
  const settle = new Map<number, { resolve: () => void; reject: (error: Error) => void }>()
  function* worker(item: number): Saga {
    begun.push(item)
    yield* call(() => new Promise<void>((resolve, reject) => settle.set(item, { resolve, reject })))
  }
  const task = runSaga({ dispatch: () => undefined, onError: () => undefined }, () =>
    eachOf(
      Array.from({ length: 20 }, (_, item) => item),
      worker,
    ),
  )
  const after = async (act: () => void) => {
    act()
    await new Promise(resolve => setTimeout(resolve))
  }
  return {
    begun,
    task,
    end: (item: number) => after(() => settle.get(item)?.resolve()),
    fail: (item: number) => after(() => settle.get(item)?.reject(new Error(`${item}`))),
  }
}
const first = Array.from({ length: CALLS_AT_ONCE }, (_, item) => item)

it('works on a few at a time, and on the next as soon as one has ended', async () => {
  const { begun, end, task } = working()
  expect(begun).toEqual(first)
  await end(3)
  expect(begun).toEqual([...first, CALLS_AT_ONCE])
  task.cancel()
})

it('after a failure begins none, lets those under way end, and throws the first failure', async () => {
  const { begun, end, fail, task } = working()
  const outcome = task.toPromise().catch(String)
  await fail(2)
  await fail(4)
  expect(task.isRunning()).toBe(true)
  for (const item of [0, 1, 3, 5]) await end(item)
  expect(await outcome).toBe('Error: 2')
  expect(begun).toEqual(first)
})

it('begins none once it is cancelled, and throws nothing, whatever becomes of those under way', async () => {
  const { begun, end, fail, task } = working()
  task.cancel()
  await end(0)
  await fail(1)
  expect(begun).toEqual(first)
  expect(task.isCancelled()).toBe(true)
  expect(task.error()).toBeUndefined()
})
