import { sql, type Kysely } from 'kysely'
import type { Schema } from './schema'

/** True for a database that was never used. */
export const isEmpty = async (db: Kysely<Schema>) => {
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select from usuarios) and not exists (select from magnitudes) as empty
  `.execute(db)
  return rows[0]?.empty === true
}
