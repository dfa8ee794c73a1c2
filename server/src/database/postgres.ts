import { randomUUID } from 'node:crypto'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types, type ClientBase, type PoolConfig } from 'pg'
import { errorCode, OperatorError } from '../errors'
import type { DatabaseLimits } from '../settings'
import { watchDamage } from './damage'
import type { Notify } from './listening'
import { listenToPostgres } from './listenToPostgres'
import { NamingClient } from './namedStatements'
import type { Database } from './database'
import type { Schema } from './schema'

// Counts and versions are numbers, as the embedded engine gives them: neither comes near 2^53.
types.setTypeParser(types.builtins.INT8, Number)

/** Names the database without its password. */
const describe = (connectionString: string) => {
  const { host, pathname } = new URL(connectionString)
  return `${host}${pathname}`
}

const ignore = () => undefined

const INVALID_PARAMETER_VALUE = '22023'

/** The server looks every ten seconds whether a running statement's caller is still there: older servers cannot, nor can some platforms. */
const watchCaller = async (client: ClientBase) => {
  try {
    await client.query("select set_config(name, '10s', false) from pg_settings where name = 'client_connection_check_interval'")
  } catch (error) {
    if (errorCode(error) !== INVALID_PARAMETER_VALUE) throw error
  }
}

/** Compiling is off: it takes several times as long as any statement of ours takes as it is. */
const prepareSession = async (client: ClientBase) => {
  await client.query('set jit = off')
  await watchCaller(client)
}

/**
 * A connection that breaks leaves the pool by itself, and the next query makes another. Its user gets the error from the
 * query, so the event needs no handling, of an idle connection or a busy one: without a listener it would end the process.
 */
const createPool = (config: PoolConfig) =>
  new Pool({ ...config, Client: NamingClient, keepAlive: true, onConnect: prepareSession }).on('error', ignore).on('connect', client => {
    client.on('error', ignore)
  })

const LONGEST_PING_MS = 3_000

/** Connects to a PostgreSQL server, and says at once when it does not answer. Without limits it waits as long as it takes. */
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
  // This one is kept for good: where all connections that the server allows are taken, it is still there.
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
  const notify: Notify = async (channel, payload) => {
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
  /** Ends the pool's sessions that are still at work: the pool would wait for them as long as they take. */
  const endWork = () =>
    own.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and state <> 'idle'", [applicationName])
  const close = async () => {
    // A database that cannot be asked has no work of ours either, or ends it by itself.
    await endWork().catch(ignore)
    await Promise.all([db.destroy(), own.end()])
  }
  return { db, engine: 'postgres', damaged, ping, listen, notify, close }
}
