import { sql } from 'kysely'
import { openDatabase } from '@server/database/open'
import { temporaryDirectory } from '@test/support/directory'
import { postgresMissing, startPostgres, type TestPostgres } from '@test/support/postgres'

const onPostgres = () => {
  const dataDir = temporaryDirectory()
  let postgres: TestPostgres

  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.stop())

  it('ends what a server has left running in the database when it closes', async () => {
    const limits = { lockTimeoutMs: 0, statementTimeoutMs: 0, idleTransactionTimeoutMs: 0, poolSize: 2 }
    const database = await openDatabase({ dataDir, databaseUrl: await postgres.createDatabase(), limits })
    const left = sql`select pg_sleep(600)`.execute(database.db).then(
      () => 'done',
      () => 'ended',
    )
    await sql`select 1`.execute(database.db)
    await database.close()
    expect(await left).toBe('ended')
  })
}

// The runner reports a missing PostgreSQL.
if (postgresMissing === undefined)
  describe('on PostgreSQL', () => {
    onPostgres()
  })
