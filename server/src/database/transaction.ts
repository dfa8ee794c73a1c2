import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { isForeignKeyViolation, isUniqueViolation } from './errors'
import { sign, type Author } from './author'
import { errorCode } from '../errors'
import type { Schema } from './schema'

/** Handling of a violated constraint. */
interface RetryOptions {
  /** True if the work checks its constraints itself: a violation then comes from a concurrent transaction, and the work is repeated. */
  violations?: boolean
}

/** True if another transaction inserted or deleted a row that this one had checked. */
const isOvertaken = (error: unknown) => isForeignKeyViolation(error) || isUniqueViolation(error)
const OVERTAKEN_TRIES = 5

/** True for a deadlock or a serialisation failure. */
const isEntangled = (error: unknown) => ['40P01', '40001'].includes(errorCode(error) ?? '')
const ENTANGLED_TRIES = 12
const LONGEST_PAUSE_MS = 400

/** Waits for a random time, so that the conflicting transactions do not collide again. */
const disentangle = (tries: number) => pause(Math.random() * Math.min(LONGEST_PAUSE_MS, 20 * 2 ** tries))

/**
 * Runs the work in a transaction, and repeats it from its beginning after a conflict with another transaction. A violated constraint counts as
 * a conflict only with `violations`: otherwise the deletion of a record in use would be tried five times.
 */
export const inTransaction = async <T>(
  db: Kysely<Schema>,
  work: (transaction: Transaction<Schema>) => Promise<T>,
  { violations = false }: RetryOptions = {},
): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (isEntangled(error) && tries < ENTANGLED_TRIES) await disentangle(tries)
      else if (!violations || !isOvertaken(error) || tries >= OVERTAKEN_TRIES) throw error
    }
  }
}

/** {@link inTransaction} with an author for the history [HI-01]. */
export const inTransactionOf = <T>(
  db: Kysely<Schema>,
  author: Author,
  work: (transaction: Transaction<Schema>) => Promise<T>,
  retry?: RetryOptions,
): Promise<T> =>
  inTransaction(
    db,
    async transaction => {
      await sign(transaction, author)
      return work(transaction)
    },
    retry,
  )
