import { createAction } from '@reduxjs/toolkit'
import { runSaga, stdChannel } from 'redux-saga'
import { call, type Saga } from '@/store/effects'
import { watch } from '@/store/watch'
import { quietErrors } from '@test/support/quiet'

const asked = createAction<{ key: string; name: string }>('prueba/asked')
const left = createAction('prueba/left')
const { logged } = quietErrors()

const seen: string[] = []
const finish = new Map<string, () => void>()

/** Worker that waits until the test finishes it. */
function* worker({ payload }: ReturnType<typeof asked>): Saga {
  seen.push(`${payload.name} starts`)
  if (payload.name === 'throws') throw new Error('roto')
  yield* call(() => new Promise<void>(resolve => finish.set(payload.name, resolve)))
  seen.push(`${payload.name} ends`)
}
function* leave(): Saga {
  seen.push('left')
}

const first = watch({
  first: [
    [asked, worker, ({ payload }) => payload.key, ({ payload }) => seen.push(`${payload.name} dropped`)],
    [left, leave],
  ],
})
const latest = watch({
  latest: [
    [left, leave],
    [asked, worker, ({ payload }) => payload.key],
  ],
})

const watching = (saga: () => Saga) => {
  const channel = stdChannel()
  const task = runSaga({ channel, dispatch: () => undefined }, saga)
  const ask = (key: string, name: string) => channel.put(asked({ key, name }))
  const end = async (name: string) => {
    finish.get(name)?.()
    await Promise.resolve()
    await Promise.resolve()
  }
  return { ask, end, stop: () => task.cancel(), leave: () => channel.put(left()) }
}

beforeEach(() => {
  seen.length = 0
  finish.clear()
})

it('drops what arrives while the first with its key is at work, and takes the next one after [MA-13]', async () => {
  const { ask, end, stop } = watching(watch({ first: [[asked, worker, ({ payload }) => payload.key]] }))
  ask('k', 'uno')
  ask('k', 'dos')
  await end('uno')
  ask('k', 'tres')
  await end('tres')
  stop()
  expect(seen).toEqual(['uno starts', 'uno ends', 'tres starts', 'tres ends'])
})

it('tells of what it drops, so that no secret stays in the vault [SE-17]', async () => {
  const { ask, end, stop } = watching(first)
  ask('k', 'uno')
  ask('k', 'dos')
  await end('uno')
  stop()
  expect(seen).toEqual(['uno starts', 'dos dropped', 'uno ends'])
})

it('does not make one form wait for another', async () => {
  const { ask, end, stop } = watching(first)
  ask('a', 'uno')
  ask('b', 'dos')
  await end('dos')
  stop()
  expect(seen).toEqual(['uno starts', 'dos starts', 'dos ends'])
})

it('lets a newer reading take the place of the one at work', async () => {
  const { ask, end, stop } = watching(latest)
  ask('k', 'uno')
  ask('k', 'dos')
  await end('uno')
  await end('dos')
  stop()
  expect(seen).toEqual(['uno starts', 'dos starts', 'dos ends'])
})

it('counts one run of a row without a key', async () => {
  const { ask, end, stop } = watching(watch({ first: [[asked, worker]] }))
  ask('a', 'uno')
  ask('b', 'dos')
  await end('uno')
  stop()
  expect(seen).toEqual(['uno starts', 'uno ends'])
})

it('watches every row of a table', () => {
  const { ask, leave: put, stop } = watching(latest)
  put()
  ask('k', 'uno')
  put()
  stop()
  expect(seen).toEqual(['left', 'uno starts', 'left'])
})

it.each([
  ['first', first],
  ['latest', latest],
])('%s goes on after a throw, and logs it', async (_name, saga) => {
  const { ask, end, stop } = watching(saga)
  ask('k', 'throws')
  ask('k', 'dos')
  await end('dos')
  stop()
  expect(seen).toEqual(['throws starts', 'dos starts', 'dos ends'])
  expect(logged()).toEqual(['prueba/asked'])
})

describe('work after a pause', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('runs while actions keep coming, with all that have come, and once more for those that come while it runs [SY-03]', async () => {
    const runs: string[][] = []
    const follow = function* (actions: readonly ReturnType<typeof asked>[]): Saga {
      runs.push(actions.map(({ payload }) => payload.name))
      if (runs.length === 1) throw new Error('roto')
      yield* call(() => new Promise(resolve => setTimeout(resolve, 300)))
    }
    const { ask, stop } = watching(watch({ paused: [[asked, follow, 500]] }))
    for (const name of ['0', '400', '800', '1200', '1600']) {
      ask('', name)
      await jest.advanceTimersByTimeAsync(400)
    }
    await jest.advanceTimersByTimeAsync(5_000)
    expect(runs).toEqual([['0', '400'], ['800', '1200'], ['1600']])
    expect(logged()).toEqual(['prueba/asked'])
    ask('', 'later')
    await jest.advanceTimersByTimeAsync(500)
    expect(runs.at(-1)).toEqual(['later'])
    stop()
  })
})
