import 'fake-indexeddb/auto'
import type { Action } from '@reduxjs/toolkit'
import { runSaga } from 'redux-saga'
import { connect } from '@/api/http/http'
import { getList } from '@/api/http/records'
import { createCatalogue } from '@/store/catalogues/createCatalogue'
import { keptDatabase } from '@/store/catalogues/keptDatabase'
import { createListKeeper, type ListToKeep } from '@/store/catalogues/keepLists'
import { dropKeptLists, readKeptList } from '@/store/catalogues/keptLists'
import { sessionToken } from '@/store/memory/sessionToken'
import { useFakeApi } from '@test/support/fakeApi'

interface Thing {
  id: number
  nombre: string
}
const things = (count: number): Thing[] => Array.from({ length: count }, (_, at) => ({ id: at + 1, nombre: `n${at}` }))
const kept = (records: readonly Thing[], version: number | null = 1): ListToKeep => ({ version, answer: null, records })
const io = { dispatch: <A>(action: A) => action, getState: () => ({}) }
const read = (name = 'things') => runSaga(io, readKeptList<Thing>, name, ({ id }: Thing) => id).toPromise()
const connected = (baseUrl: string) =>
  connect({ baseUrl, timeoutMs: 1, idempotencyKeys: false, token: sessionToken.get, expired: () => undefined })

/** Hash that webpack inserts. */
const built = (hash: string) => Reflect.set(globalThis, '__webpack_hash__', hash)

beforeEach(() => {
  connected('')
  sessionToken.keep('uno')
})
afterEach(async () => {
  Reflect.deleteProperty(globalThis, '__webpack_hash__')
  connected('')
  await dropKeptLists()
})

const written = async (database: Awaited<ReturnType<typeof keptDatabase>>) => (await database.getAllKeys('blocks')).length

it('gives a list back as it was kept [SY-01]', async () => {
  const keep = createListKeeper()
  const answer = { path: '/api/things/', tag: '"3"' }
  await keep('things', { version: null, answer, records: things(2_500) })
  expect(await read()).toEqual({ version: null, answer, records: things(2_500) })
  expect(await read('others')).toBeNull()
})

it('gives a list back to the same build, and to the next page without one, as of a bench [SY-01, SY-07]', async () => {
  for (const build of [() => built('b1'), () => Reflect.deleteProperty(globalThis, '__webpack_hash__')]) {
    build()
    await createListKeeper()('things', kept(things(3)))
    build()
    expect((await read())?.records).toEqual(things(3))
  }
})

it('writes the changed block alone, and no row that has gone stays', async () => {
  const keep = createListKeeper()
  const records = things(3_000)
  await keep('things', kept(records))
  const database = await keptDatabase()
  const [, , last] = await database.getAll('blocks')
  const puts = jest.spyOn(IDBObjectStore.prototype, 'put')
  await keep('things', kept(records.with(1_500, { id: 1_501, nombre: 'otro' }), 2))
  expect(puts.mock.contexts.map(({ name }) => name)).toEqual(['heads', 'blocks'])
  puts.mockRestore()
  expect((await database.getAll('blocks'))[2]).toBe(last)
  expect((await read())?.records[1_500]).toEqual({ id: 1_501, nombre: 'otro' })
  await keep('things', kept(records.slice(0, 10), 3))
  expect(await written(database)).toBe(1)
  expect((await read())?.records).toEqual(things(10))
})

it('is whole where two tabs write the same list in turns [SY-01]', async () => {
  const [one, other] = [createListKeeper(), createListKeeper()]
  const records = things(2_000)
  await one('things', kept(records, 1))
  await other('things', kept(records.map(row => ({ ...row, nombre: 'otra' })).slice(0, 1_999), 2))
  const last = records.with(0, { id: 1, nombre: 'cambiado' })
  await one('things', kept(last, 3))
  expect(await read()).toEqual({ version: 3, answer: null, records: last })
})

it.each([
  ['another session', () => sessionToken.keep('otro')],
  ['no session', () => sessionToken.clear()],
  ['a session that has expired', () => sessionToken.expire()],
  ['another API', () => connected('https://otra.example')],
  ['another build of the application', () => built('b2')],
])('is not there for %s [SY-07]', async (_what, change) => {
  built('b1')
  await createListKeeper()('things', kept(things(3)))
  change()
  expect(await read()).toBeNull()
})

it('is deleted at the end of the session, and what another session left goes with the next write [SY-07]', async () => {
  await createListKeeper()('things', kept(things(3)))
  const database = await keptDatabase()
  await dropKeptLists()
  expect([await database.count('heads'), await written(database)]).toEqual([0, 0])
  await createListKeeper()('things', kept(things(3)))
  sessionToken.keep('otro')
  await createListKeeper()('others', kept(things(1)))
  expect(await database.getAllKeys('heads')).toEqual([[expect.any(String), 'others']])
  expect(await written(database)).toBe(1)
})

it('stays where a session begins while the lists of the one before are deleted [SY-07]', async () => {
  await createListKeeper()('things', kept(things(3)))
  sessionToken.expire()
  const dropping = dropKeptLists()
  sessionToken.keep('otro')
  await createListKeeper()('others', kept(things(1)))
  await dropping
  expect((await read('others'))?.records).toEqual(things(1))
  const database = await keptDatabase()
  expect(await database.getAllKeys('heads')).toEqual([[expect.any(String), 'others']])
  await dropKeptLists()
  expect(await database.count('heads')).toBe(0)
})

it('is deleted with the next session’s where a deletion was cut off and that session kept none [SY-07]', async () => {
  await createListKeeper()('things', kept(things(3)))
  sessionToken.expire()
  sessionToken.keep('otro')
  sessionToken.clear()
  await dropKeptLists()
  expect(await (await keptDatabase()).count('heads')).toBe(0)
})

it('is deleted by another try where the storage has failed [SY-07]', async () => {
  await createListKeeper()('things', kept(things(3)))
  const failing = jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('closed', 'InvalidStateError')
  })
  await dropKeptLists()
  failing.mockRestore()
  await dropKeptLists()
  expect(await (await keptDatabase()).count('heads')).toBe(0)
})

it('is not written once the session has ended [SY-07]', async () => {
  const writing = createListKeeper()('things', kept(things(3)))
  sessionToken.clear()
  await writing
  expect(await (await keptDatabase()).count('heads')).toBe(0)
})

it.each([
  ['is no JSON', '[{"id":1'],
  ['is no list', '{"id":1}'],
  ['has rows that are none', '[1,2,3]'],
  ['has rows without an id', '[{},{},{}]'],
  ['has fewer rows than it says', '[{"id":1}]'],
])('is none where a block %s [SY-07]', async (_what, damaged) => {
  await createListKeeper()('things', kept(things(3)))
  const database = await keptDatabase()
  const [key] = await database.getAllKeys('blocks')
  await database.put('blocks', damaged, key)
  expect(await read()).toBeNull()
})

it('is none where the browser forbids storage, and everything else works [SY-07]', async () => {
  await createListKeeper()('things', kept(things(3)))
  const forbidden = jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  expect(await read()).toBeNull()
  await expect(createListKeeper()('things', kept(things(3)))).rejects.toThrow('forbidden')
  await expect(dropKeptLists()).resolves.toBeUndefined()
  forbidden.mockRestore()
})

describe('a kept list of an API that tells versions by ETag alone', () => {
  const answering = useFakeApi({ sameOrigin: true, token: () => sessionToken.get() })
  const list = () => getList<Thing>('/api/things/')

  it('is asked for by its version after a reload, and shown before the answer [SY-01, SY-02]', async () => {
    const asked = await answering(() => ({ status: 304, etag: 'W/"7"' }))
    await createListKeeper()('things', { version: null, answer: { path: '/api/things/', tag: 'W/"7"' }, records: things(2) })
    const { load, reducer, loaded, restored, foundUnchanged } = createCatalogue('things', list, ({ id }: Thing) => id)
    let state = reducer(undefined, { type: 'start' })
    const types: string[] = []
    const dispatch = (action: Action) => {
      types.push(action.type)
      state = reducer(state, action)
      return action
    }
    await runSaga({ dispatch, getState: () => ({ catalogues: { things: state } }) }, load).toPromise()
    expect(types).toEqual([restored.type, foundUnchanged.type])
    expect(types).not.toContain(loaded.type)
    expect(state.ids).toEqual([1, 2])
    expect(asked[0]?.headers['if-none-match']).toBe('W/"7"')
  })
})
