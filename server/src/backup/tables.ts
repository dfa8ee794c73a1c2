import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Schema } from '../database/schema'
import { inOrder } from '../resources/order'

/**
 * What a backup leaves out: what the migrations keep, what triggers write, and what holds for a running server only
 * (a restored session could have been ended since, a restored link used). Images have entries of their own.
 */
const LEFT_OUT = [
  ...['kysely_migration', 'kysely_migration_lock', 'funciones_aplicadas', 'versiones_de_tabla', 'registros_cambiados'],
  ...['sesiones', 'enlaces_de_clave', 'intentos_de_acceso', 'direcciones_conocidas', 'bytes_escritos', 'imagenes'],
]

export interface Table {
  tabla: string
  /** Leaves out the columns that the database computes. */
  columnas: string[]
  /** The primary key, in which order its rows are read. */
  clave: { columna: string; isText: boolean }[]
  /** The tables that it refers to. */
  referencias: string[]
}

const readTables = async (db: Kysely<Schema>): Promise<Table[]> => {
  const { rows } = await sql<Table>`
    select c.relname as tabla,
      (select json_agg(a.attname order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columnas,
      (select json_agg(json_build_object('columna', a.attname, 'isText', a.atttypid = 'text'::regtype)
          order by array_position(k.conkey, a.attnum))
        from pg_constraint k join pg_attribute a on a.attrelid = c.oid and a.attnum = any(k.conkey)
        where k.conrelid = c.oid and k.contype = 'p') as clave,
      (select coalesce(json_agg(distinct r.relname), '[]') from pg_constraint k join pg_class r on r.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f') as referencias
    from pg_class c
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
    order by c.relname
  `.execute(db)
  return rows.filter(({ tabla }) => !LEFT_OUT.includes(tabla))
}

/** The tables of this database as it stands, each after those that it refers to. A table that a migration adds is among them. */
export const listTables = async (db: Kysely<Schema>): Promise<Table[]> =>
  inOrder(
    await readTables(db),
    ({ tabla }) => tabla,
    ({ referencias }) => referencias,
  )

const ROWS_AT_ONCE = 500

/** Every row as JSON text, never parsed here: numbers keep all their digits. In a transaction that has set {@link plainTexts}. */
export async function* readRows(transaction: Kysely<Schema>, { tabla, columnas, clave }: Table): AsyncGenerator<string> {
  const names = sql.join(columnas.map(column => sql.ref(column)))
  const order = sql.join(clave.map(({ columna, isText }) => (isText ? sql`${sql.ref(columna)} collate "C"` : sql.ref(columna))))
  await sql`
    declare filas no scroll cursor for
    select row_to_json(fila)::text as fila from (select ${names} from ${sql.table(tabla)} order by ${order}) as fila
  `.execute(transaction)
  for (;;) {
    const { rows } = await sql<{ fila: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from filas`.execute(transaction)
    for (const { fila } of rows) yield fila
    if (rows.length < ROWS_AT_ONCE) break
  }
  await sql`close filas`.execute(transaction)
}

/** Makes rows the same text on every engine and machine, for the rest of the transaction. */
export const plainTexts = (transaction: Kysely<Schema>) => sql`set local timezone to 'UTC'`.execute(transaction)

/** The last id that the table has given away, which may be larger than any it still has; null where it gives none or none yet. */
export const lastId = async (db: Kysely<Schema>, { tabla, columnas }: Pick<Table, 'tabla' | 'columnas'>): Promise<number | null> => {
  if (!columnas.includes('id')) return null
  const { rows } = await sql<{ ultimo: number | null }>`
    select pg_sequence_last_value(pg_get_serial_sequence(${tabla}, 'id')::regclass) as ultimo
  `.execute(db)
  return rows[0]?.ultimo ?? null
}

/** Counts rows and makes a checksum of them, one by one. */
export class Tally {
  #hash = createHash('sha256')
  filas = 0

  add(row: string) {
    this.#hash.update(row).update('\n')
    this.filas++
  }

  /** Call it once, at the end. */
  total() {
    return { filas: this.filas, sha256: this.#hash.digest('hex') }
  }
}
