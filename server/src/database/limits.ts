import { sql, type Kysely } from 'kysely'
import type { Schema } from './schema'

/** What keeps one statement from holding up all the others; 0 means no limit. PostgreSQL only. */
export interface DatabaseLimits {
  lockTimeoutMs: number
  statementTimeoutMs: number
  poolSize: number
}

/** Lifts them for the rest of the transaction: its work rightly takes long, or waits for somebody whose work does. */
export const liftLimits = (transaction: Kysely<Schema>) =>
  sql`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true)`.execute(transaction)
