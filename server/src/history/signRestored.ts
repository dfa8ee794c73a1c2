import { sql, type Transaction } from 'kysely'
import type { Schema } from '../database/schema'

/** Writes all further changes of the transaction into an entry of its own, marked as a restore, not into that of its save. */
export const signRestored = (transaction: Transaction<Schema>) =>
  sql`select set_config('historial.guardado', '', true), set_config('historial.restaura', 'si', true)`.execute(transaction)
