import type { Kysely } from 'kysely'
import type { OperatorError } from '../errors'
import type { Listener, Subscription, Notifier } from './listening'
import type { Schema } from './schema'

/** Open database, on either engine. */
export interface Database {
  db: Kysely<Schema>
  engine: 'embedded' | 'postgres'
  /** Query on a connection of its own; rejects if the database does not respond. Missing if there is only one connection. */
  ping?: () => Promise<void>
  /** Resolves with the first error that reports damaged data on the disk. */
  damaged: Promise<unknown>
  /** Resolves when the embedded engine has ended, with the reason unless it was closed. All later queries reject. */
  ended?: Promise<OperatorError | undefined>
  /** Receives notifications of these channels until closed; reconnects when the connection breaks. */
  listen: (channels: readonly string[], listener: Listener) => Subscription
  /** Missing if this process is the only one. */
  notify?: Notifier
  close: () => Promise<void>
}
