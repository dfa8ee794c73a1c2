import type { Kysely, Transaction } from 'kysely'
import { errorCode, isForeignKeyViolation, isUniqueViolation } from './errors'
import type { Schema } from './schema'

const TRIES = 5

/** Another transaction came in between: it held what this one needed, or made and removed what this one had just looked up. */
const isOvertaken = (error: unknown) =>
  ['40P01', '40001'].includes(errorCode(error) ?? '') || isForeignKeyViolation(error) || isUniqueViolation(error)

/** Runs the work in a transaction, and from its beginning again where another transaction has overtaken it. */
export const inTransaction = async <T>(db: Kysely<Schema>, work: (transaction: Transaction<Schema>) => Promise<T>): Promise<T> => {
  for (let left = TRIES - 1; ; left--) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (left === 0 || !isOvertaken(error)) throw error
    }
  }
}
