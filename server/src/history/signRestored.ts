import { sql, type Transaction } from 'kysely'
import type { Schema } from '../database/schema'

/** All that the transaction changes from now on is an entry of its own that restores, whatever save it is called by. */
export const signRestored = (transaction: Transaction<Schema>) =>
  sql`select set_config('historial.guardado', '', true), set_config('historial.restaura', 'si', true)`.execute(transaction)
