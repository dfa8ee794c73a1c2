import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'
import { errorCode, StartupError } from './errors'
import type { Database } from './open'
import type { Schema } from './schema'

// As the embedded engine gives it: neither counts nor versions come near 2^53.
types.setTypeParser(types.builtins.INT8, Number)

/** Never the password. */
const describe = (connectionString: string) => {
  const { host, pathname } = new URL(connectionString)
  return `${host}${pathname}`
}

/** Connects to a PostgreSQL server, and says at once when it does not answer. */
export const openPostgres = async (databaseUrl: string): Promise<Database> => {
  const pool = new Pool({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  // An idle connection that breaks leaves the pool by itself, and the next query makes another: unheard, the event would end the process.
  pool.on('error', () => undefined)
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    const reason = [String(error), errorCode(error) ?? ''].join(' ').trim()
    throw new StartupError(`The database at ${describe(databaseUrl)} cannot be reached: ${reason}`)
  }
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return { db, engine: 'postgres', close: () => db.destroy() }
}
