import { Client } from 'pg'
import { errorCode } from '../errors'
import { nameOfPrepared } from './prepared'

/**
 * Error codes for a prepared statement that is stale or missing on the connection: a table has changed since, or a pooler has given the
 * connection to another client.
 */
const LOST = new Set(['0A000', '26000', '42P05'])

const IDLE = 'I'

/**
 * Connection that sends prepared statements with a name, so that they are parsed and planned once. Inside a transaction they have no name: a
 * lost statement would abort the transaction, and could not be sent again.
 */
export class NamingClient extends Client {
  readonly #lost = new Set<string>()

  // The base class has nine signatures; only the one that Kysely calls, with text and values, gets a name.
  override query(...args: unknown[]): never {
    const ask = super.query as (...args: unknown[]) => Promise<unknown>
    const [text, values, ...rest] = args
    const name = typeof text === 'string' && rest.length === 0 ? nameOfPrepared(text) : undefined
    if (name === undefined || this.#lost.has(name) || this.getTransactionStatus() !== IDLE) return ask.apply(this, args) as never
    return ask.call(this, { name, text, values }).catch((error: unknown) => {
      if (!LOST.has(errorCode(error) ?? '')) throw error
      this.#lost.add(name)
      return ask.call(this, text, values)
    }) as never
  }
}
