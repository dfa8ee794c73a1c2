import { sql, type Kysely } from 'kysely'
import type { Schema } from './schema'

/** Lifts the limits for the rest of the transaction: its work takes long, or waits for work that does. */
export const liftLimits = (transaction: Kysely<Schema>) =>
  sql`select set_config(name, '0', true)
    from unnest(array['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout']) as name`.execute(transaction)
