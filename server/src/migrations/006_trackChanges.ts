import { sql, type Kysely } from 'kysely'

const EVENTS = [
  { event: 'insert', rows: sql`referencing new table as despues` },
  { event: 'update', rows: sql`referencing old table as antes new table as despues` },
  { event: 'delete', rows: sql`referencing old table as antes` },
  { event: 'truncate', rows: sql`` },
] as const

const track = async <DB>(db: Kysely<DB>, table: string, owner: string, key: 'id' | 'registro') => {
  for (const { event, rows } of EVENTS)
    await sql`
      create trigger ${sql.ref(`anotar_${event}`)} after ${sql.raw(event)} on ${sql.table(table)} ${rows}
        for each statement execute function ${sql.ref(`anotar_cambios_por_${key}`)}(${sql.lit(owner)})
    `.execute(db)
}

/**
 * From now on every statement that changes `table` raises its row in `versiones_de_tabla`, which lists use as their ETag, and notes the ids
 * of the records that it changed under that version in `registros_cambiados`: lists make no more than those anew.
 */
export const trackChanges = async <DB>(db: Kysely<DB>, table: string) => {
  await sql`insert into versiones_de_tabla (tabla) values (${table}) on conflict do nothing`.execute(db)
  await sql`update versiones_de_tabla set cambios_desde = version where tabla = ${table}`.execute(db)
  await track(db, table, table, 'id')
}

/** The same for a table that holds a list of another's records: it is the owner's records that change. */
export const trackListChanges = <DB>(db: Kysely<DB>, table: string, owner: string) => track(db, table, owner, 'registro')
