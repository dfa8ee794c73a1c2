import { randomUUID } from 'node:crypto'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types, type ClientBase, type PoolConfig } from 'pg'
import { errorCode, OperatorError } from '../errors'
import type { DatabaseLimits } from '../settings'
import { watchDamage } from './damage'
import type { Notifier } from './listening'
import { listenToPostgres } from './listenToPostgres'
import { NamingClient } from './namedStatements'
import type { Database } from './database'
import type { Schema } from './schema'

// bigint as number, as in the embedded engine: counts and versions stay far below 2^53.
types.setTypeParser(types.builtins.INT8, Number)

/** Host and name of the database, without the password. */
const describe = (connectionString: string) => {
  const { host, pathname } = new URL(connectionString)
  return `${host}${pathname}`
}

const ignore = () => undefined

const INVALID_PARAMETER_VALUE = '22023'

/** Makes the server check every ten seconds that the client of a running statement is connected. Some servers cannot. */
const watchCaller = async (client: ClientBase) => {
  try {
    await client.query("select set_config(name, '10s', false) from pg_settings where name = 'client_connection_check_interval'")
  } catch (error) {
    if (errorCode(error) !== INVALID_PARAMETER_VALUE) throw error
  }
}

/** JIT is off: compilation takes several times as long as any statement of the server. */
const prepareSession = async (client: ClientBase) => {
  await client.query('set jit = off')
  await watchCaller(client)
}

/**
 * Pool that ignores error events of idle and busy connections; without a listener they would end the process. A broken
 * connection leaves the pool, the next query makes another, and a running query rejects with the error.
 */
const createPool = (config: PoolConfig) =>
  new Pool({ ...config, Client: NamingClient, keepAlive: true, onConnect: prepareSession }).on('error', ignore).on('connect', client => {
    client.on('error', ignore)
  })

const LONGEST_PING_MS = 3_000

/** Connects to a PostgreSQL server; throws OperatorError if it does not respond. Without `limits` statements have no time limit. */
export const openPostgres = async (connectionString: string, limits?: DatabaseLimits): Promise<Database> => {
  const applicationName = `nutricion ${randomUUID()}`
  const pool = createPool({
    connectionString,
    application_name: applicationName,
    // Longest wait for a new connection, and for one in use.
    connectionTimeoutMillis: 10_000,
    max: limits?.poolSize,
    lock_timeout: limits?.lockTimeoutMs,
    statement_timeout: limits?.statementTimeoutMs,
    idle_in_transaction_session_timeout: limits?.idleTransactionTimeoutMs,
  })
  // Connection that is never closed: it works even if all connections that the server allows are in use.
  const own = createPool({
    connectionString,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: LONGEST_PING_MS,
    query_timeout: LONGEST_PING_MS,
  })
  const ping = async () => {
    await own.query('select 1')
  }
  const notify: Notifier = async (channel, payload) => {
    await own.query('select pg_notify($1, $2)', [channel, payload])
  }
  const listenerConfig = {
    connectionString,
    application_name: applicationName,
    keepAlive: true,
    connectionTimeoutMillis: LONGEST_PING_MS,
    query_timeout: LONGEST_PING_MS,
  }
  const listen: Database['listen'] = (channels, listener) => listenToPostgres(listenerConfig, notify, channels, listener)
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    const reason = [String(error), errorCode(error) ?? ''].join(' ').trim()
    throw new OperatorError(`The database at ${describe(connectionString)} cannot be reached: ${reason}`)
  }
  const { damaged, log } = watchDamage()
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), log })
  /** Terminates the pool's busy sessions: otherwise the pool would wait for their statements. */
  const endWork = () =>
    own.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and state <> 'idle'", [applicationName])
  const close = async () => {
    // An unreachable database has no sessions of this process, or ends them by itself.
    await endWork().catch(ignore)
    await Promise.all([db.destroy(), own.end()])
  }
  return { db, engine: 'postgres', damaged, ping, listen, notify, close }
}
