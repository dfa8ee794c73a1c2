import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'
import { StartupError } from './errors'
import type { Database } from './open'
import type { Schema } from './schema'

/** int8 as a number, as the embedded engine gives it: neither counts nor versions come near 2^53. */
const getTypeParser: typeof types.getTypeParser = (oid, format) => (oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format))

const createPool = (connectionString: string) => {
  try {
    return new Pool({ connectionString, connectionTimeoutMillis: 10_000, types: { getTypeParser } })
  } catch {
    throw new StartupError('DATABASE_URL is not an address of the form postgres://user:password@host:port/database.')
  }
}

/** Never the password. */
const describe = (connectionString: string) => {
  const { host, pathname } = new URL(connectionString)
  return `${host}${pathname}`
}

/** Connects to a PostgreSQL server, and says at once when it does not answer. */
export const openPostgres = async (databaseUrl: string): Promise<Database> => {
  const pool = createPool(databaseUrl)
  // An idle connection that breaks leaves the pool by itself, and the next query makes another: unheard, the event would end the process.
  pool.on('error', () => undefined)
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    const reason = error instanceof Error && error.message !== '' ? error.message : String(error)
    throw new StartupError(`The database at ${describe(databaseUrl)} cannot be reached: ${reason}`)
  }
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return { db, engine: 'postgres', close: () => db.destroy() }
}
