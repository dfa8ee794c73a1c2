import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { isForeignKeyViolation, isUniqueViolation } from './errors'
import { sign, type Author } from './author'
import { errorCode } from '../errors'
import type { Schema } from './schema'

/** Handling of a violated constraint. */
export interface Retry {
  /** The work looks up what its constraints ask for: one that is violated all the same was overtaken by another transaction. */
  violations?: boolean
}

/** Another transaction made or removed what this one had just looked up. */
const isOvertaken = (error: unknown) => isForeignKeyViolation(error) || isUniqueViolation(error)
const OVERTAKEN_TRIES = 5

/** Another transaction held what this one needed. */
const isEntangled = (error: unknown) => ['40P01', '40001'].includes(errorCode(error) ?? '')
const ENTANGLED_TRIES = 12
const LONGEST_PAUSE_MS = 400

/** Each pause has a length of its own, so that those who were in each other's way are not again at once. */
const disentangle = (tries: number) => pause(Math.random() * Math.min(LONGEST_PAUSE_MS, 20 * 2 ** tries))

/**
 * Runs the work in a transaction, and from its beginning again where another transaction has come in between. A violated constraint is
 * such a case only where the caller says so: a record that is in use would be deleted in vain five times.
 */
export const inTransaction = async <T>(
  db: Kysely<Schema>,
  work: (transaction: Transaction<Schema>) => Promise<T>,
  { violations = false }: Retry = {},
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

/** Same, for work with an author, who is in the history [HI-01]. */
export const inTransactionOf = <T>(
  db: Kysely<Schema>,
  author: Author,
  work: (transaction: Transaction<Schema>) => Promise<T>,
  retry?: Retry,
): Promise<T> =>
  inTransaction(
    db,
    async transaction => {
      await sign(transaction, author)
      return work(transaction)
    },
    retry,
  )
