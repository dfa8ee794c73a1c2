import { closeSync, openSync, writeSync } from 'node:fs'
import { sql } from 'kysely'
import { Pool } from 'pg'
import { failureOf } from '@server/database/failures'
import { liftLimits } from '@server/database/limits'
import { openAsItStands, openDatabase } from '@server/database/open'
import { temporaryDirectory } from '@test/support/directory'
import { postgresMissing, startPostgres, type TestPostgres } from '@test/support/postgres'
import { whileHeld } from '@test/support/whileHeld'

const failureIn = async (work: () => unknown) => {
  try {
    await work()
  } catch (error) {
    return failureOf(error)
  }
  return 'none'
}

/** Writes to the device `/dev/full`, which is always full. */
const writeToFullDisk = () => {
  const file = openSync('/dev/full', 'w')
  try {
    writeSync(file, 'x')
  } finally {
    closeSync(file)
  }
}

it('a disk without space is told from every other trouble of a file', async () => {
  expect(await failureIn(writeToFullDisk)).toBe('full')
  expect(await failureIn(() => openSync('/dev/null/x', 'w'))).toBeUndefined()
  expect(failureOf('ENOSPC')).toBeUndefined()
})

it('damaged data of a table or an index is told from other errors of the engine', () => {
  expect(['XX001', 'XX002', 'XX000'].map(code => failureOf({ code }))).toEqual(['damaged', 'damaged', undefined])
})

const onPostgres = () => {
  const dataDir = temporaryDirectory()
  let postgres: TestPostgres
  let databaseUrl: string
  beforeAll(async () => {
    postgres = await startPostgres()
    databaseUrl = await postgres.createDatabase()
  })
  afterAll(() => postgres.stop())

  it('limits the calls of a server, and neither what runs its migrations nor what lifts them', async () => {
    const limits = { lockTimeoutMs: 50, statementTimeoutMs: 100, idleTransactionTimeoutMs: 150, poolSize: 1 }
    const limited = await openDatabase({ dataDir, databaseUrl, limits })
    const free = await openAsItStands({ dataDir, databaseUrl, limits })
    const sleep = sql`select pg_sleep(0.2)`
    try {
      expect(await failureIn(() => sleep.execute(limited.db))).toBe('slow')
      expect(await failureIn(() => sleep.execute(free.db))).toBe('none')
      const lift = limited.db.transaction().execute(async transaction => {
        await liftLimits(transaction)
        await sleep.execute(transaction)
      })
      expect(await failureIn(() => lift)).toBe('none')
      expect(await failureIn(() => sleep.execute(limited.db))).toBe('slow')
      const locked = whileHeld(databaseUrl, 'lock table magnitudes', () => sql`select from magnitudes`.execute(limited.db))
      expect(await failureIn(() => locked)).toBe('locked')
    } finally {
      await limited.close()
      await free.close()
    }
  })

  it('tells connections that are all in use from a server that is not there', async () => {
    const pool = new Pool({ connectionString: databaseUrl, max: 1 })
    const client = await pool.connect()
    // Short time limit only now: the first connection may be slow on a busy machine.
    pool.options.connectionTimeoutMillis = 50
    expect(await failureIn(() => pool.query('select 1'))).toBe('busy')
    client.release()
    await pool.end()
    const nobody = new Pool({ connectionString: 'postgres://localhost:1/none' })
    expect(await failureIn(() => nobody.query('select 1'))).toBe('unreachable')
    await nobody.end()
  })
}

// The runner reports a missing PostgreSQL.
if (postgresMissing === undefined)
  describe('on PostgreSQL', () => {
    onPostgres()
  })
