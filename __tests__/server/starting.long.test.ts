import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { putBlankDatabase } from '@test/support/blankDatabase'
import { call } from '@test/support/call'
import { temporaryDirectory } from '@test/support/directory'
import { freePort } from '@test/support/freePort'
import { openApi } from '@test/support/openApi'
import { postgresMissing, type TestPostgres } from '@test/support/postgres'
import { runSql } from '@test/support/program'
import { DEMO, signIn, startFilledPostgres } from '@test/support/server'
import { endServer, spawnServer, type ServerProcess } from '@test/support/serverProcess'
import { until } from '@test/support/until'
import { whileHeld } from '@test/support/whileHeld'

const SEED = { SEED_DEMO: '1', SEED_SCALE: '0' }

const servers: ServerProcess[] = []
// Generates the document before a server starts, instead of at the first call.
beforeAll(() => openApi())
afterAll(async () => {
  for (const { child } of servers) child.kill('SIGKILL')
  await Promise.all(servers.map(({ ended }) => ended))
})

/** Starts a server, whose address is known before it reports its readiness. */
const start = async (env: Record<string, string>) => {
  const port = await freePort()
  const server = spawnServer({ ...SEED, ...env, PORT: String(port) })
  servers.push(server)
  return { server, address: `http://127.0.0.1:${port}` }
}
type StartedServer = Awaited<ReturnType<typeof start>>

const kill = async ({ server }: StartedServer) => {
  server.child.kill('SIGKILL')
  expect(await server.ended).toBe('SIGKILL')
}

const isListening = async (address: string) => {
  for (;;) {
    const answer = await call('GET', `${address}/api/salud/`).catch(() => undefined)
    if (answer !== undefined) return answer
    await wait(10)
  }
}

/** Expects a 503 for every request. */
const expectStarting = async (address: string) => {
  await isListening(address)
  const sent = { json: { email: DEMO.email, password: DEMO.password } }
  for (const [method, path, options] of [
    ['GET', '/api/salud/', {}],
    ['POST', '/api/auth/login/', sent],
    ['GET', '/api/familias/', {}],
    ['GET', `/imagenes/${'0'.repeat(64)}`, {}],
  ] as const) {
    const { status, json, headers } = await call(method, address + path, options)
    expect([path, status, json]).toEqual([path, 503, { detail: expect.stringMatching(/^El servidor está arrancando/) }])
    expect(headers['retry-after']).toMatch(/^\d+$/)
  }
}

/** Expects 503 until the server is healthy, and then all data. */
const expectWell = async (address: string) => {
  for (;;) {
    const { status, json } = await isListening(address)
    if (status === 200) break
    expect([status, json]).toEqual([503, { detail: expect.stringMatching(/^El servidor está arrancando/) }])
    // Requests without a pause would slow down the start.
    await wait(50)
  }
  const token = await signIn(address)
  expect((await call('GET', `${address}/api/familias/`, { token })).json).toHaveLength(12)
}

describe('a server that makes its demo data in the embedded database', () => {
  const dataDir = temporaryDirectory()
  const pictures = () => readdirSync(join(dataDir, 'imagenes'))
  const hasBegun = () => {
    try {
      return pictures().length > 5
    } catch {
      return false
    }
  }

  it('answers nothing before it is there; killed meanwhile, the next one begins from nothing and leaves no picture behind', async () => {
    await putBlankDatabase(dataDir)
    const killed = await start({ DATA_DIR: dataDir })
    await until(hasBegun)
    await expectStarting(killed.address)
    // Health checks of an orchestrator, one per second, must not fill the log.
    expect(killed.server.output()).not.toContain('request failed')
    await kill(killed)
    // File left by a start that was killed long ago.
    const left = join(dataDir, 'imagenes', 'f'.repeat(64))
    writeFileSync(left, 'left')
    utimesSync(left, 1, 1)
    const again = await start({ DATA_DIR: dataDir })
    await expectWell(again.address)
    expect(await endServer(again.server)).toBe(0)
    const rows = (await runSql({ DATA_DIR: dataDir }, 'select hash from imagenes order by hash')) as { hash: string }[]
    // A half-written file is collected when it is an hour old.
    const whole = pictures().filter(name => !name.includes('.'))
    expect(whole.sort()).toEqual(rows.map(({ hash }) => hash))
  })
})

const onPostgres = () => {
  const dataDir = temporaryDirectory()
  let postgres: TestPostgres
  let databaseUrl: string
  beforeAll(async () => {
    postgres = await startFilledPostgres({ SEED_DEMO: '0', SEED_SCALE: '0' })
    databaseUrl = await postgres.createDatabase()
  })
  afterAll(() => postgres.stop())

  const startNamed = (name: string) => start({ DATA_DIR: dataDir, DATABASE_URL: `${databaseUrl}?application_name=${name}` })

  /** Name of the server that has begun to write. */
  const writing = async () => {
    const client = new Client(databaseUrl)
    await client.connect()
    try {
      for (;;) {
        const { rows } = await client.query<{ application_name: string }>(
          "select application_name from pg_stat_activity where state <> 'idle' and query like '%insert into imagenes%' and pid <> pg_backend_pid()",
        )
        if (rows[0] !== undefined) return rows[0].application_name
      }
    } finally {
      await client.end()
    }
  }

  it('none answers before it is there; the one that makes it is killed, and another makes it whole and once', async () => {
    // Holds the lock of the server that creates the data, longer than the time limit of statements.
    const both = await whileHeld(databaseUrl, 'select pg_advisory_xact_lock(20260101)', async waiting => {
      const both = new Map(await Promise.all(['uno', 'dos'].map(async name => [name, await startNamed(name)] as const)))
      await waiting(2)
      for (const { address } of both.values()) await expectStarting(address)
      return both
    })
    const first = await writing()
    const other = first === 'uno' ? 'dos' : 'uno'
    const [killed, left] = [both.get(first), both.get(other)]
    if (killed === undefined || left === undefined) throw new Error(`Nobody is called ${first}`)
    await expectStarting(left.address)
    await kill(killed)
    await expectWell(left.address)
    const again = await startNamed(first)
    await expectWell(again.address)
    await Promise.all([left, again].map(({ server }) => endServer(server)))
    expect([left.server.output(), again.server.output()].map(output => output.includes(DEMO.password))).toEqual([true, false])
  })
}

// Only on PostgreSQL, because the embedded database has one server at a time; the runner reports a missing PostgreSQL.
if (postgresMissing === undefined)
  describe('servers that make their demo data in one PostgreSQL', () => {
    onPostgres()
  })
