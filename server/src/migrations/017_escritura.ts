import { sql, type Kysely } from 'kysely'

// A row for each minute; another where a transaction under way has that one, so that no save waits for another.
const writtenBytes = [
  sql`
    create table bytes_escritos (
      usuario integer     not null,
      momento timestamptz not null,
      bytes   bigint      not null
    )`,
  sql`create index on bytes_escritos (usuario, momento)`,

  // Placeholder for the triggers: the body is in `database/functions`, which is applied after the migrations.
  sql`
    create function anotar_bytes_escritos() returns trigger language plpgsql as $$ begin return null; end $$`,
  ...['insert', 'update'].map(
    event => sql`
      create trigger ${sql.ref(`bytes_${event}`)} after ${sql.raw(event)} on historial_cambios referencing new table as nuevas
        for each statement execute function anotar_bytes_escritos()`,
  ),
]

/** Counts the bytes that each user writes into the history, by the minute. */
export const up = async <DB>(db: Kysely<DB>) => {
  for (const statement of writtenBytes) await statement.execute(db)
}
