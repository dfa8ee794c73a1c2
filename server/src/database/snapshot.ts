import type { Kysely, Transaction } from 'kysely'
import type { Schema } from './schema'

/**
 * Read-only view of one moment. A function that reads by several statements takes a `Snapshot`, not a `Kysely`: outside a transaction
 * it does not compile, and a save between two of its statements cannot mix old values with new ones.
 */
export class Snapshot {
  private constructor(private readonly transaction: Transaction<Schema>) {}

  get db(): Kysely<Schema> {
    return this.transaction
  }

  /** Runs `work` in one snapshot. The database refuses writes there. */
  static read<T>(db: Kysely<Schema>, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
    return db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(transaction => work(new Snapshot(transaction)))
  }
}
