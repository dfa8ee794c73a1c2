import { sql, type Kysely } from 'kysely'

/**
 * Inserts rows from a JSON array of objects, ids included, so that references between them stay valid.
 * Ids above the sequence need {@link advanceIds} afterwards, or a new row gets an id that exists already.
 */
export const insertRows = async <DB>(db: Kysely<DB>, table: string, columns: readonly string[], rows: string): Promise<void> => {
  const names = sql.join(columns.map(column => sql.ref(column)))
  await sql`
    insert into ${sql.table(table)} (${names}) overriding system value
    select ${names} from json_populate_recordset(null::${sql.table(table)}, ${rows}::json)
  `.execute(db)
}

/** Sets the id sequence of every table to its largest id. */
export const advanceIds = async <DB>(db: Kysely<DB>): Promise<void> => {
  const { rows } = await sql<{ tabla: string; columna: string }>`
    select table_name as tabla, column_name as columna from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'
  `.execute(db)
  for (const { tabla, columna } of rows)
    await sql`
      select setval(pg_get_serial_sequence(${tabla}, ${columna}), max(${sql.ref(columna)})) from ${sql.table(tabla)}
    `.execute(db)
}
