import { sql, type Transaction } from 'kysely'
import { ADVISORY_LOCKS } from '../database/advisoryLocks'
import type { Schema } from '../database/schema'

/**
 * Begins a restore or an undo: waits for the others, and writes all further changes of the transaction into an entry of its own, marked as a
 * restore, not into that of its save. Two restores side by side would not see each other's records and notes, and would lose the references
 * between them.
 */
export const beginRestore = (transaction: Transaction<Schema>) =>
  sql`
    select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCKS.restore)}), set_config('historial.guardado', '', true), set_config('historial.restaura', 'si', true)
  `.execute(transaction)
