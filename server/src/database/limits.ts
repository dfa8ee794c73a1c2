import { sql, type Kysely } from 'kysely'
import type { Schema } from './schema'

/** Lifts them for the rest of the transaction: its work rightly takes long, or waits for somebody whose work does. */
export const liftLimits = (transaction: Kysely<Schema>) =>
  sql`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true)`.execute(transaction)
