import { sql, type Kysely } from 'kysely'

/** Hash of each file of `database/functions` as it was applied last: a file is applied again when it changes. */
export const up = async <DB>(db: Kysely<DB>) => {
  await sql`
    create table funciones_aplicadas (
      nombre text primary key,
      huella text not null
    )`.execute(db)
}
