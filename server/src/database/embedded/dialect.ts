import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import { isPrepared } from '../prepared'
import type { Engine } from './engine'

const connectionTo = (engine: Engine): DatabaseConnection => ({
  executeQuery: async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
    const { rows, affectedRows } = await engine.query<R>(query.sql, query.parameters, isPrepared(query))
    return { rows, numAffectedRows: affectedRows === undefined ? undefined : BigInt(affectedRows) }
  },
  streamQuery: () => {
    throw new Error('The embedded database does not stream')
  },
})

/**
 * Driver of the only connection of the engine: while a transaction or query holds it, other callers wait in a queue.
 * Using the outer `db` inside `db.transaction()` therefore never returns: pass the transaction down.
 */
class EmbeddedDriver implements Driver {
  readonly #engine: Engine
  readonly #connection: DatabaseConnection
  readonly #waiting: (() => void)[] = []
  #taken = false

  constructor(engine: Engine) {
    this.#engine = engine
    this.#connection = connectionTo(engine)
  }

  async init() {}

  async acquireConnection() {
    if (this.#taken) await new Promise<void>(resolve => this.#waiting.push(resolve))
    this.#taken = true
    return this.#connection
  }

  async releaseConnection() {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#taken = false
  }

  async beginTransaction(connection: DatabaseConnection, { isolationLevel, accessMode }: TransactionSettings) {
    const modes = [isolationLevel && ` isolation level ${isolationLevel}`, accessMode && ` ${accessMode}`]
    await connection.executeQuery(CompiledQuery.raw(`begin${modes.join('')}`))
  }

  async commitTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async destroy() {
    await this.acquireConnection()
    await this.#engine.close()
    await this.releaseConnection()
  }
}

export const embeddedDialect = (engine: Engine): Dialect => ({
  createDriver: () => new EmbeddedDriver(engine),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: db => new PostgresIntrospector(db),
})
