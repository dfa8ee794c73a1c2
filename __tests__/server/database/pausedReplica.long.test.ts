import { sql } from 'kysely'
import { openDatabase } from '@server/database/open'
import { call } from '@test/support/call'
import { temporaryDirectory } from '@test/support/directory'
import { itWhole } from '@test/support/long'
import { postgresMissing, type TestPostgres } from '@test/support/postgres'
import { signIn, startFilledPostgres } from '@test/support/server'
import { addressOf, endServer, spawnServer, type ServerProcess } from '@test/support/serverProcess'
import { whileHeld } from '@test/support/whileHeld'

const onPostgres = () => {
  const dataDir = temporaryDirectory()
  let postgres: TestPostgres
  let databaseUrl: string
  const servers: ServerProcess[] = []

  const start = async () => {
    const server = spawnServer({
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      DATABASE_LOCK_TIMEOUT_MS: '1000',
      DATABASE_IDLE_TRANSACTION_TIMEOUT_MS: '3000',
    })
    servers.push(server)
    return { server, address: await addressOf(server) }
  }

  beforeAll(async () => {
    postgres = await startFilledPostgres()
    databaseUrl = await postgres.createDatabase()
  })
  afterAll(async () => {
    for (const server of servers) expect(await endServer(server)).toBe(0)
    await postgres.stop()
  })

  itWhole('undoes the save of a paused replica, which frees the saves of the others; the replica goes on when it is woken', async () => {
    const [paused, other] = [await start(), await start()]
    const token = await signIn(other.address)
    const save = (address: string, name: string) => call('POST', `${address}/api/magnitudes/`, { token, json: { valor: { es_ES: name } } })
    let interrupted: ReturnType<typeof save> | undefined
    try {
      await whileHeld(databaseUrl, 'lock table magnitudes in exclusive mode', async waiting => {
        interrupted = save(paused.address, 'Interrumpida')
        await waiting(1)
        paused.server.child.kill('SIGSTOP')
      })
      const statuses: number[] = []
      while (statuses.at(-1) !== 201) statuses.push((await save(other.address, `Libre ${statuses.length}`)).status)
      // Had the paused replica held nothing, nothing of this would have been proved.
      expect([...new Set(statuses)]).toEqual([503, 201])
    } finally {
      paused.server.child.kill('SIGCONT')
    }
    expect((await interrupted)?.status).toBe(503)
    expect((await save(paused.address, 'Despierta')).status).toBe(201)
  })

  it('ends what a server has left running in the database when it closes', async () => {
    const limits = { lockTimeoutMs: 0, statementTimeoutMs: 0, idleTransactionTimeoutMs: 0, poolSize: 2 }
    const database = await openDatabase({ dataDir, databaseUrl, limits })
    const left = sql`select pg_sleep(600)`.execute(database.db).then(
      () => 'done',
      () => 'ended',
    )
    await sql`select 1`.execute(database.db)
    await database.close()
    expect(await left).toBe('ended')
  })
}

// The runner says where PostgreSQL is missing.
if (postgresMissing === undefined)
  describe('on PostgreSQL', () => {
    onPostgres()
  })
