import { sql, type Kysely } from 'kysely'

/**
 * User who changed a record, for events; null where an operator did. A function of `database/functions` fills the column. Not a reference:
 * notes are short-lived, and writing one must not touch the row of the user.
 */
export const up = async <DB>(db: Kysely<DB>) => {
  await sql`alter table registros_cambiados add column usuario integer`.execute(db)
}
