import { webcrypto } from 'node:crypto'
import { reach } from '@/api/http/reach'
import type { LiveEvent } from '@/api/live/liveEvent'
import { openLive } from '@/api/live/liveSource'
import { liveServer } from '@test/support/liveServer'

const ANA = { id: 2, nombre: 'Ana', apellidos: 'Gil' }
const change = { recurso: 'familias', version: 7, registros: [1], eliminados: [], usuario: ANA }
const presenceOf = (id: number, personas = [{ usuario: ANA, idioma: 'fr_FR' }]) => ({ tipo: 'familias', id, personas })
const written = (event: string, data: object) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/** Stand-in of `BroadcastChannel`: tabs with a channel of the same name get a copy of each message. */
class Channel {
  static open: Channel[] = []
  onmessage: ((event: { data: unknown }) => void) | null = null
  constructor(readonly name: string) {
    Channel.open.push(this)
  }
  postMessage(data: unknown) {
    const others = Channel.open.filter(other => other !== this && other.name === this.name)
    for (const other of others) other.onmessage?.({ data: structuredClone(data) })
  }
  close() {
    Channel.open = Channel.open.filter(other => other !== this)
  }
}

/** Tabs that hold a lock or wait for it, by lock name, in the order of their requests. */
const queues = new Map<string, (() => void)[]>()
const locks = {
  async request(name: string, { signal }: { signal: AbortSignal }, work: () => unknown) {
    const queue = queues.get(name) ?? []
    queues.set(name, queue)
    await new Promise<void>((resolve, reject) => {
      queue.push(resolve)
      if (queue.length === 1) resolve()
      signal.addEventListener('abort', () => {
        if (queue[0] !== resolve) queue.splice(queue.indexOf(resolve), 1)
        reject(signal.reason as Error)
      })
    })
    await work()
    queue.shift()
    queue[0]?.()
  },
}

let server: ReturnType<typeof liveServer>
let digests: jest.SpyInstance
let tabs: { close: () => void }[] = []
const { BroadcastChannel: RealChannel } = globalThis
beforeEach(() => {
  server = liveServer()
  Object.assign(globalThis, { BroadcastChannel: Channel })
  Object.assign(navigator, { locks })
  if (!('crypto' in globalThis)) Object.assign(globalThis, { crypto: webcrypto })
  digests = jest.spyOn(crypto.subtle, 'digest')
  queues.clear()
  Channel.open = []
  reach.answered()
})
afterEach(() => {
  for (const { close } of tabs) close()
  tabs = []
  server.restore()
  jest.restoreAllMocks()
  Object.assign(globalThis, { BroadcastChannel: RealChannel })
})

/** Waits for the digest of the session's name, which another thread computes, and some turns of the event loop for the lock. */
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) {
    await Promise.all(digests.mock.results.map(({ value }) => value as Promise<ArrayBuffer>))
    await new Promise(resolve => setTimeout(resolve))
  }
}
const openTab = async () => {
  const events: LiveEvent[] = []
  const reported: unknown[] = []
  const close = openLive(
    event => events.push(event),
    error => reported.push(error),
  )
  const tab = { events, reported, close, take: () => events.splice(0) }
  tabs.push(tab)
  await settled()
  return tab
}

it('has one stream for all tabs of a session, which all hear of what it brings [SY-09]', async () => {
  const all = [await openTab(), await openTab(), await openTab()]
  expect(server.connections).toHaveLength(1)
  for (const tab of all) expect(tab.take()).toEqual([{ kind: 'opened' }])
  await server.last().send(written('cambio', change))
  for (const tab of all) expect(tab.take()).toEqual([{ kind: 'alive' }, { kind: 'changed', change }])
  await server.last().send(':\n\n')
  for (const tab of all) expect(tab.take()).toEqual([{ kind: 'alive' }])
})

it('goes on in another tab when that of the stream closes, and tells of the gap [SY-09]', async () => {
  const first = await openTab()
  const others = [await openTab(), await openTab()]
  for (const tab of others) tab.take()
  first.close()
  await settled()
  expect([server.connections.length, server.open().length]).toEqual([2, 1])
  for (const tab of others) expect(tab.take()).toEqual([{ kind: 'opened' }])
  await server.last().send(written('cambio', change))
  for (const tab of others) expect(tab.events).toContainEqual({ kind: 'changed', change })
  expect(first.events).toEqual([{ kind: 'opened' }])
})

it('leaves the stream alone when another tab closes [SY-09]', async () => {
  const first = await openTab()
  const second = await openTab()
  const third = await openTab()
  second.close()
  first.close()
  await settled()
  expect(server.open()).toHaveLength(1)
  await server.last().send(written('cambio', change))
  expect(third.events).toContainEqual({ kind: 'changed', change })
  expect(second.events).toEqual([{ kind: 'opened' }])
})

it('tells a tab that comes later, and no other, who is where [SY-05]', async () => {
  const first = await openTab()
  const second = await openTab()
  for (const id of [1, 2, 3]) await server.last().send(written('presencia', presenceOf(id)))
  await server.last().send(written('presencia', presenceOf(2, [])))
  for (const tab of [first, second]) tab.take()
  const third = await openTab()
  expect(third.take()).toEqual([
    { kind: 'opened' },
    { kind: 'presence', presence: presenceOf(1) },
    { kind: 'presence', presence: presenceOf(3) },
  ])
  expect([first.take(), second.take()]).toEqual([[], []])
})

it('tells a tab that comes while nothing is connected of no stream, and later of the one that opens [SY-09]', async () => {
  server.manner = 'refuse'
  await openTab()
  const second = await openTab()
  expect(second.take()).toEqual([])
  server.manner = 'open'
  reach.answered()
  await settled()
  expect(second.take()).toEqual([{ kind: 'opened' }])
})

it('keeps sessions apart: the events of one never reach the page of another, and no name has the token [SY-09]', async () => {
  const first = await openTab()
  server.signIn('otra-llave')
  const second = await openTab()
  expect(server.connections.map(({ headers }) => headers['Authorization'])).toEqual(['Token la-llave', 'Token otra-llave'])
  await server.connections[0]?.send(written('cambio', change))
  expect(first.events).toContainEqual({ kind: 'changed', change })
  expect(second.events).toEqual([{ kind: 'opened' }])
  expect([...queues.keys()].join()).not.toContain('llave')
  expect(new Set(Channel.open.map(({ name }) => name)).size).toBe(2)
})

it.each([
  ['locks', () => Reflect.deleteProperty(navigator, 'locks')],
  ['channels', () => Reflect.deleteProperty(globalThis, 'BroadcastChannel')],
])('has a stream a tab in a browser without %s [SY-09]', async (_what, take) => {
  take()
  const all = [await openTab(), await openTab()]
  expect(server.open()).toHaveLength(2)
  for (const { events, reported, close } of all) {
    expect([events, reported]).toEqual([[{ kind: 'opened' }], []])
    close()
  }
  expect(server.open()).toHaveLength(0)
})

it('has a stream of its own where the browser refuses the lock, which is reported [SY-09]', async () => {
  Object.assign(navigator, { locks: { request: () => Promise.reject(new Error('SecurityError')) } })
  const { events, reported, close } = await openTab()
  expect([events, reported.length]).toEqual([[{ kind: 'opened' }], 1])
  close()
  expect(server.open()).toHaveLength(0)
})

it('closes before it has a lock or a channel as well [SY-09]', async () => {
  openLive(
    () => undefined,
    () => undefined,
  )()
  await settled()
  expect([server.connections, Channel.open, queues.size]).toEqual([[], [], 0])
})
