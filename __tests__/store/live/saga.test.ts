/** @jest-environment jsdom */
import type { Action } from '@reduxjs/toolkit'
import { signedIn, signedOut } from '@/features/session/slice'
import type { LiveEvent } from '@/api/live/liveEvent'
import { familias } from '@/store/catalogues'
import { selectPresent } from '@/store/live/slice'
import { liveSaga } from '@/store/live/saga'
import { runInSessions } from '@/store/sessionSagas'
import { useLiveStores } from '@test/support/liveStores'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'

const { logged } = quietErrors()

interface OpenStream {
  tell: (event: LiveEvent) => void
  report: (error: unknown) => void
}
let streams: OpenStream[] = []
jest.mock('@/api/live/liveSource', () => ({
  openLive: (tell: OpenStream['tell'], report: OpenStream['report']) => {
    const stream = { tell, report }
    streams.push(stream)
    return () => void (streams = streams.filter(each => each !== stream))
  },
}))

const ANA = { id: 2, nombre: 'Ana', apellidos: 'Gil' }
const change = { recurso: 'familias', version: 7, registros: [1], eliminados: [2], usuario: ANA }
const presence = { tipo: 'familias', id: 1, personas: [{ usuario: ANA, idioma: 'fr_FR' }] }

const { open: openStore } = useLiveStores()
beforeEach(() => {
  jest.useFakeTimers()
  streams = []
})
afterEach(() => void jest.useRealTimers())

runInSessions(liveSaga)

/** Store of a signed-in page, with the events of the stream that were dispatched. */
const open = async ({ extensions = true, loading = false } = {}) => {
  const opened = openStore({ extensions, before: loading ? [familias.loadRequested()] : [] })
  await jest.advanceTimersByTimeAsync(1_000)
  return opened
}

it('makes the events of the stream actions of plain data, which replay to the same state [SY-03, SY-05, SY-08]', async () => {
  const { store, actions } = await open()
  const [stream] = streams
  const events: LiveEvent[] = [{ kind: 'opened' }, { kind: 'changed', change }, { kind: 'presence', presence }]
  for (const event of events) stream?.tell(event)
  expect(actions).toEqual([
    { type: 'live/streamOpened', payload: undefined },
    { type: 'live/changeReceived', payload: change },
    { type: 'live/presenceReceived', payload: presence },
  ])
  expect(selectPresent(store.getState(), 'familias', 1)).toEqual(presence.personas)
  const replayed = (JSON.parse(JSON.stringify(actions)) as Action[]).reduce(rootReducer, stateAfter())
  expect(replayed.live).toEqual(store.getState().live)
})

it('says so when nothing comes, and reports what cannot be read [SY-09]', async () => {
  const { actions } = await open()
  await jest.advanceTimersByTimeAsync(30_000)
  expect(actions).toEqual([{ type: 'live/streamSilent', payload: undefined }])
  streams[0]?.report(new Error('roto'))
  expect(logged()).toEqual(['eventos'])
})

it('waits for the first lists to be there [SY-09]', async () => {
  const { store } = await open({ loading: true })
  expect(streams).toEqual([])
  store.dispatch(familias.loaded([]))
  await jest.advanceTimersByTimeAsync(1_000)
  expect(streams).toHaveLength(1)
})

it('has no stream where the API has none [SY-09]', async () => {
  await open({ extensions: false })
  await jest.advanceTimersByTimeAsync(100_000)
  expect(streams).toEqual([])
})

it('closes the stream at the sign-out, and forgets who was where [SY-05, SY-09]', async () => {
  const { store } = await open()
  streams[0]?.tell({ kind: 'presence', presence })
  store.dispatch(signedOut())
  expect(streams).toEqual([])
  expect(store.getState().live.presence).toEqual({})
  await jest.advanceTimersByTimeAsync(100_000)
  expect(streams).toEqual([])
  // The next session opens a stream of its own.
  store.dispatch(signedIn())
  await jest.advanceTimersByTimeAsync(1_000)
  expect(streams).toHaveLength(1)
})
