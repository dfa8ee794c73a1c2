import { sql, type Kysely } from 'kysely'
import type { Schema } from './schema'

/** Lifts the time limits for the rest of the transaction, for long work and for waiting on it. */
export const liftLimits = (transaction: Kysely<Schema>) =>
  sql`select set_config(name, '0', true)
    from unnest(array['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout']) as name`.execute(transaction)
