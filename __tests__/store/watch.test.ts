import { createAction } from '@reduxjs/toolkit'
import { runSaga, stdChannel } from 'redux-saga'
import { call, type Saga } from '@/store/effects'
import { onFirst, onLatest } from '@/store/watch'
import { quietErrors } from '@test/support/quiet'

const asked = createAction<{ key: string; name: string }>('prueba/asked')
type Asked = ReturnType<typeof asked>
const { logged } = quietErrors()

/** A watcher whose workers wait until the test lets them go on. */
const watching = (watch: typeof onFirst) => {
  const channel = stdChannel()
  const seen: string[] = []
  const finish = new Map<string, () => void>()
  function* worker({ payload }: Asked): Saga {
    seen.push(`${payload.name} starts`)
    if (payload.name === 'throws') throw new Error('roto')
    yield* call(() => new Promise<void>(resolve => finish.set(payload.name, resolve)))
    seen.push(`${payload.name} ends`)
  }
  const task = runSaga({ channel, dispatch: () => undefined }, () => watch<Asked>(asked, ({ payload }) => payload.key, worker))
  const ask = (key: string, name: string) => channel.put(asked({ key, name }))
  const end = async (name: string) => {
    finish.get(name)?.()
    await Promise.resolve()
    await Promise.resolve()
  }
  return { seen, ask, end, stop: () => task.cancel() }
}

it('drops what arrives while the first with its key is at work, and takes the next one after [MA-13]', async () => {
  const { seen, ask, end, stop } = watching(onFirst)
  ask('k', 'uno')
  ask('k', 'dos')
  await end('uno')
  ask('k', 'tres')
  await end('tres')
  stop()
  expect(seen).toEqual(['uno starts', 'uno ends', 'tres starts', 'tres ends'])
})

it('does not make one form wait for another', async () => {
  const { seen, ask, end, stop } = watching(onFirst)
  ask('a', 'uno')
  ask('b', 'dos')
  await end('dos')
  stop()
  expect(seen).toEqual(['uno starts', 'dos starts', 'dos ends'])
})

it('lets a newer reading take the place of the one at work', async () => {
  const { seen, ask, end, stop } = watching(onLatest)
  ask('k', 'uno')
  ask('k', 'dos')
  await end('uno')
  await end('dos')
  stop()
  expect(seen).toEqual(['uno starts', 'dos starts', 'dos ends'])
})

it.each([
  ['onFirst', onFirst],
  ['onLatest', onLatest],
])('%s goes on after a throw, and logs it', async (_name, watch) => {
  const { seen, ask, end, stop } = watching(watch)
  ask('k', 'throws')
  ask('k', 'dos')
  await end('dos')
  stop()
  expect(seen).toEqual(['throws starts', 'dos starts', 'dos ends'])
  expect(logged()).toEqual(['prueba/asked'])
})
