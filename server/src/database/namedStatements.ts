import { Client } from 'pg'
import { errorCode } from '../errors'
import { nameOfPrepared } from './prepared'

/**
 * What the server answers where a statement is not, or no longer, as this connection left it: a table has changed since, or a pooler has
 * given the connection to another caller.
 */
const LOST = new Set(['0A000', '26000', '42P05'])

const IDLE = 'I'

/**
 * A connection whose prepared statements are read and planned once: by their names. Inside a transaction they go without one: a lost
 * statement would fail the transaction, in which nothing can be sent again.
 */
export class NamingClient extends Client {
  readonly #lost = new Set<string>()

  // The class that is extended has nine signatures for this; the one that the driver calls is told apart here.
  override query(...asked: unknown[]): never {
    const ask = super.query as (...asked: unknown[]) => Promise<unknown>
    const [text, values, ...rest] = asked
    const name = typeof text === 'string' && rest.length === 0 ? nameOfPrepared(text) : undefined
    if (name === undefined || this.#lost.has(name) || this.getTransactionStatus() !== IDLE) return ask.apply(this, asked) as never
    return ask.call(this, { name, text, values }).catch((error: unknown) => {
      if (!LOST.has(errorCode(error) ?? '')) throw error
      this.#lost.add(name)
      return ask.call(this, text, values)
    }) as never
  }
}
