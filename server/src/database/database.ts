import type { Kysely } from 'kysely'
import type { OperatorError } from '../errors'
import type { Listener, Listening, Notify } from './listening'
import type { Schema } from './schema'

/** Database that is open, on either engine. */
export interface Database {
  db: Kysely<Schema>
  engine: 'embedded' | 'postgres'
  /** Query on a connection of its own, which fails where the database does not answer; missing where there is only one connection. */
  ping?: () => Promise<void>
  /** Comes with the first error that tells of damaged data on the disk. */
  damaged: Promise<unknown>
  /** Resolves when the embedded engine has ended, with the reason where it was not closed. It never answers again. */
  ended?: Promise<OperatorError | undefined>
  /** Receives notifications of these channels until closed; a connection that breaks is made again. */
  listen: (channels: readonly string[], listener: Listener) => Listening
  /** Missing where this process is the only one. */
  notify?: Notify
  close: () => Promise<void>
}
