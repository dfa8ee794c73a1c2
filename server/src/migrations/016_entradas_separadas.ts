import { sql, type Kysely } from 'kysely'

const statements = [
  // Transaction that wrote a change first: an entry merges what no other transaction has seen. Older rows have none, which is no one's.
  sql`alter table historial_cambios add column transaccion bigint`,
  sql`alter table historial_cambios alter column transaccion set default pg_current_xact_id()::text::bigint`,
  // Change as a trigger finds it, before its entry is chosen.
  sql`
    create type cambio_de_historial as (
      tabla     text,
      registro  integer,
      raiz_tipo text,
      raiz      integer,
      antes     jsonb,
      despues   jsonb
    )`,
]

/** An entry of the history merges only what no committed state has shown otherwise [HI-01]. */
export const up = async <DB>(db: Kysely<DB>) => {
  for (const statement of statements) await statement.execute(db)
}
