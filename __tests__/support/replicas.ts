import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createRandom } from '@demo/random'
import { call } from '@test/support/call'
import { addressOfCall, connectApi, PATIENCE_MS, type Connected } from '@test/support/contract'
import { temporaryDirectory } from '@test/support/directory'
import type { TestPostgres } from '@test/support/postgres'
import { startProxy, type Proxy } from '@test/support/proxy'
import { signIn, startFilledPostgres, WITHOUT_LIMITS } from '@test/support/server'
import { addressOf, spawnServer, type ServerProcess } from '@test/support/serverProcess'

const REPLICAS = 3
/** Each start costs a processor two seconds, which the tests want too. */
const LONGEST_PAUSE_MS = 3000
const RETRY_MS = 10

const BROKEN = ['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'UND_ERR_SOCKET']

/** Code of the error itself, or of the cause that `fetch` gives. */
const isBroken = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  (('code' in error && BROKEN.includes(String(error.code))) || ('cause' in error && isBroken(error.cause)))

/** Three servers on one PostgreSQL behind a load balancer, of which one after the other is killed and started again. */
export const useDyingReplicas = (settings: Record<string, string>): Connected => {
  const dataDir = temporaryDirectory()
  const random = createRandom('contract')
  const fetchOnce = globalThis.fetch
  const servers: ServerProcess[] = []
  const all: ServerProcess[] = []
  const ports: number[] = []
  let env: Record<string, string>
  let postgres: TestPostgres
  let proxy: Proxy
  let token: string
  let killing: Promise<void>
  let broken = 0
  let isOver = false

  const start = async (at: number) => {
    const server = spawnServer(env)
    servers[at] = server
    all.push(server)
    ports[at] = Number(new URL(await addressOf(server)).port)
  }

  const kill = async (at: number) => {
    servers[at]?.child.kill('SIGKILL')
    // Another server may get its port: the proxy must not go there.
    ports[at] = 0
    await servers[at]?.ended
  }

  const killAndStart = async () => {
    while (!isOver) {
      const at = random.integer(0, REPLICAS - 1)
      await kill(at)
      await start(at)
      await wait(random.integer(0, LONGEST_PAUSE_MS))
    }
  }

  const insist = async <T>(attempt: () => Promise<T>): Promise<T> => {
    const giveUp = Date.now() + PATIENCE_MS
    for (;;) {
      try {
        return await attempt()
      } catch (error) {
        if (!isBroken(error) || Date.now() > giveUp) throw error
        broken++
        await wait(RETRY_MS)
      }
    }
  }

  /** Each call on a connection of its own, so that each goes to the next replica; an answer counts once it is there as a whole. */
  const insistentFetch: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('Connection', 'close')
    if (init?.method === 'POST' && !headers.has('Idempotency-Key')) headers.set('Idempotency-Key', randomUUID())
    return insist(async () => {
      const response = await fetchOnce(input, { ...init, headers })
      await response.clone().arrayBuffer()
      return response
    })
  }

  beforeAll(async () => {
    postgres = await startFilledPostgres()
    const seed = { SEED_DEMO: '1', SEED_SCALE: '0' }
    env = { DATA_DIR: dataDir, DATABASE_URL: await postgres.createDatabase(), ...WITHOUT_LIMITS, ...seed, ...settings }
    await Promise.all(Array.from({ length: REPLICAS }, (_, at) => start(at)))
    proxy = await startProxy(ports)
    token = await signIn(proxy.address)
    globalThis.fetch = insistentFetch
    connectApi(proxy.address, () => token)
    killing = killAndStart()
    // Should one not start again, `afterAll` says so.
    killing.catch(() => undefined)
  })

  afterAll(async () => {
    isOver = true
    globalThis.fetch = fetchOnce
    try {
      await killing
    } finally {
      await Promise.all(servers.map((_, at) => kill(at)))
      await proxy.stop()
      await postgres.stop()
    }
    if (broken === 0) throw new Error('No connection broke: nothing of this has been proved')
  })

  return {
    address: () => proxy.address,
    token: () => token,
    signIn: () => insist(() => signIn(proxy.address)),
    output: () => all.map(({ output }) => output()).join(''),
    send: (method, path, options = {}) => {
      const headers = { ...(method === 'POST' && { 'idempotency-key': randomUUID() }), ...options.headers }
      return insist(() => call(method, addressOfCall(proxy.address, path), { token, ...options, headers }))
    },
  }
}
