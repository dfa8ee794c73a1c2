import { reach } from '@/api/http/reach'
import type { LiveEvent } from '@/api/live/liveEvent'
import { DEAD_MS, LONGEST_PAUSE_MS, openStream, pauseAfter } from '@/api/live/stream'
import { liveServer, settle } from '@test/support/liveServer'

const ANA = { id: 2, nombre: 'Ana', apellidos: 'Gil' }
const change = { recurso: 'familias', version: 7, registros: [1], eliminados: [], usuario: ANA }
const presence = { tipo: 'familias', id: 1, personas: [{ usuario: ANA, idioma: 'fr_FR' }] }

let server: ReturnType<typeof liveServer>
let close = (): void => undefined
beforeEach(() => {
  jest.useFakeTimers()
  server = liveServer()
  reach.answered()
})
afterEach(() => {
  close()
  server.restore()
  jest.useRealTimers()
})

const open = async () => {
  const events: LiveEvent[] = []
  const reported: unknown[] = []
  close = openStream(
    event => events.push(event),
    error => reported.push(error),
  )
  await settle()
  return { events, reported, kinds: () => events.map(({ kind }) => kind) }
}
const after = async (ms: number) => {
  await jest.advanceTimersByTimeAsync(ms)
  await settle()
}

it('asks with the token for a stream, and tells what it sends [SY-03, SY-05, SY-09]', async () => {
  const { events } = await open()
  expect(server.last()).toMatchObject({ path: '/api/eventos/' })
  expect(server.last().headers).toMatchObject({ Authorization: 'Token la-llave', Accept: 'text/event-stream' })
  await server.last().send(': aquí\n\n')
  await server.last().send(`event: cambio\ndata: ${JSON.stringify(change)}\n\nevent: presencia\n`)
  await server.last().send(`data: ${JSON.stringify(presence)}\n\n`)
  expect(events).toEqual([
    ...[{ kind: 'opened' }, { kind: 'alive' }, { kind: 'alive' }],
    ...[{ kind: 'changed', change }, { kind: 'alive' }, { kind: 'presence', presence }],
  ])
})

it.each([
  ['no JSON', 'cambio', 'secreto'],
  ['no change', 'cambio', '{"recurso": "secreto"}'],
  ['ids that are no numbers', 'cambio', JSON.stringify({ ...change, registros: ['secreto'] })],
  ['no presence', 'presencia', '{"tipo": "secreto", "id": 1, "personas": [{}]}'],
])('passes over %s, and reports it once, without its words [SY-09]', async (_what, event, data) => {
  const { events, reported } = await open()
  await server.last().send(`event: ${event}\ndata: ${data}\n\n`.repeat(3))
  await server.last().send(`event: cambio\ndata: ${JSON.stringify(change)}\n\n`)
  expect(events).toContainEqual({ kind: 'changed', change })
  expect(reported).toHaveLength(1)
  expect(String(reported)).not.toContain('secreto')
})

it('passes over events that are not known to it [SY-09]', async () => {
  const { kinds, reported } = await open()
  await server.last().send('event: nuevo\ndata: x\n\n')
  expect([kinds(), reported]).toEqual([['opened', 'alive'], []])
})

it('gives up a stream whose event never ends, and opens another [SY-09]', async () => {
  const { reported } = await open()
  await server.last().send(`data: ${'x'.repeat(1_000_001)}`)
  expect(reported).toHaveLength(1)
  await after(LONGEST_PAUSE_MS)
  expect(server.connections).toHaveLength(2)
})

it('pauses from 1 s to 30 s, longer and longer, by chance [SY-09]', () => {
  expect([1, 2, 3, 9, 500].map(failures => pauseAfter(failures, 0))).toEqual([1_000, 1_000, 1_000, 1_000, 1_000])
  expect([1, 2, 3, 9, 500].map(failures => pauseAfter(failures, 1))).toEqual([2_000, 4_000, 8_000, 30_000, 30_000])
})

it('connects again after growing pauses; a stream that lasted starts anew [SY-09]', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(1)
  server.manner = 'refuse'
  const { kinds } = await open()
  const pauses: number[] = []
  for (let last = performance.now(); server.connections.length < 7;) {
    await after(100)
    if (server.connections.length <= pauses.length + 1) continue
    pauses.push(Math.round((performance.now() - last) / 1000))
    last = performance.now()
  }
  expect(pauses).toEqual([2, 4, 8, 16, 30, 30])
  server.manner = 'open'
  await after(LONGEST_PAUSE_MS)
  expect(kinds().at(-1)).toBe('opened')
  const { length } = server.connections
  await after(LONGEST_PAUSE_MS)
  await server.last().end()
  expect(kinds().at(-1)).toBe('lost')
  await after(1_900)
  expect(server.connections).toHaveLength(length)
  await after(100)
  expect(server.connections).toHaveLength(length + 1)
  jest.restoreAllMocks()
})

it('does not hurry where streams are closed as soon as they open [SY-09]', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(1)
  await open()
  for (let turn = 0; turn < 100; turn += 1) {
    if (server.open().length > 0) await server.last().end()
    await after(1_000)
  }
  // Reconnects after 2, 4, 8, 16 and then every 30 s.
  expect(server.connections.length).toBeLessThan(9)
  jest.restoreAllMocks()
})

it('connects at once when the browser is online again, and not while it is offline [SY-09]', async () => {
  const { kinds } = await open()
  await server.fire('offline')
  expect(kinds()).toEqual(['opened', 'lost'])
  await after(10 * LONGEST_PAUSE_MS)
  expect(server.connections).toHaveLength(1)
  await server.fire('online')
  expect(server.open()).toHaveLength(1)
  expect(kinds()).toEqual(['opened', 'lost', 'opened'])
})

it('connects at once when another call is answered [SY-06]', async () => {
  server.manner = 'refuse'
  await open()
  await after(20_000)
  const { length } = server.connections
  server.manner = 'open'
  reach.answered()
  await settle()
  expect(server.connections).toHaveLength(length + 1)
})

it('takes a stream without a sign of life for dead [SY-09]', async () => {
  await open()
  await after(DEAD_MS - 1)
  await server.last().send(':\n\n')
  await after(DEAD_MS - 1)
  expect(server.open()).toHaveLength(1)
  await after(1)
  expect(server.open()).toHaveLength(0)
  await after(2_000)
  expect(server.open()).toHaveLength(1)
})

it.each<['refuse' | 'hang']>([['refuse'], ['hang']])('tells that the API does not answer, and that it does: %s [SY-06]', async manner => {
  server.manner = manner
  await open()
  await after(25_000)
  expect(reach.unansweredSince()).not.toBeNull()
  server.manner = 'open'
  await after(80_000)
  expect(reach.unansweredSince()).toBeNull()
})

it('takes any answer for one, be it that there is no stream [SY-06]', async () => {
  server.manner = 404
  const { kinds, reported } = await open()
  expect([kinds(), reach.unansweredSince(), reported]).toEqual([['lost'], null, []])
})

it('ends with its session [SY-09]', async () => {
  server.manner = 401
  await open()
  await after(10 * LONGEST_PAUSE_MS)
  expect(server.connections).toHaveLength(1)
})

it('says nothing any more once it is closed, nor asks [SY-09]', async () => {
  const { kinds } = await open()
  close()
  await settle()
  expect(server.last().signal.aborted).toBe(true)
  await after(10 * LONGEST_PAUSE_MS)
  expect([kinds(), server.connections.length, reach.unansweredSince()]).toEqual([['opened'], 1, null])
})
