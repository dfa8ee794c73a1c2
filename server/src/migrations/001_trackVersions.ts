import { sql, type Kysely } from 'kysely'

/**
 * Every statement that changes `table` raises its row in `versiones_de_tabla`, which lists use as their ETag. Tables began so; a new one
 * is tracked by `trackChanges`, which notes the records as well.
 */
export const trackVersions = async <DB>(db: Kysely<DB>, table: string) => {
  await sql`insert into versiones_de_tabla (tabla) values (${table})`.execute(db)
  await sql`
    create trigger subir_version
      after insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function subir_version_de_tabla()
  `.execute(db)
}

/** The same for a table that holds a list of another's records: it is the owner's row that rises. */
export const trackListVersions = async <DB>(db: Kysely<DB>, table: string, owner: string) => {
  await sql`
    create trigger subir_version
      after insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function subir_version_de_la_lista(${sql.lit(owner)})
  `.execute(db)
}
