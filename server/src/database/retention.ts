import { sql, type Kysely, type Transaction } from 'kysely'
import { ADVISORY_LOCKS } from './advisoryLocks'
import { liftLimits } from './limits'
import type { Schema } from './schema'

/**
 * Runs one batch of a removal of old data, in a transaction without time limits and on one replica at a time. Returns undefined without
 * running it if another replica is running one or `closing` is aborted.
 */
export const inRetention = async <T>(
  db: Kysely<Schema>,
  closing: AbortSignal | undefined,
  work: (transaction: Transaction<Schema>) => Promise<T>,
): Promise<T | undefined> => {
  if (closing?.aborted) return undefined
  return db.transaction().execute(async transaction => {
    const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(${sql.lit(ADVISORY_LOCKS.retention)}) as free`.execute(
      transaction,
    )
    if (rows[0]?.free !== true) return undefined
    await liftLimits(transaction)
    return work(transaction)
  })
}

/**
 * Removes old data in portions of at most `most` rows, so that other work can run in between, until one is smaller or does not run; returns
 * the number of removed rows. `remove` removes one portion and returns its number.
 */
export const removeInPortions = async (
  db: Kysely<Schema>,
  closing: AbortSignal | undefined,
  most: number,
  remove: (transaction: Transaction<Schema>) => Promise<number>,
): Promise<number> => {
  let total = 0
  let removed: number | undefined
  do {
    removed = await inRetention(db, closing, remove)
    total += removed ?? 0
  } while (removed === most)
  return total
}
