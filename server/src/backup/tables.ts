import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Schema } from '../database/schema'
import { inOrder } from '../resources/order'

/**
 * Tables that a backup leaves out: those of migrations and of list versions, and those that apply to a running server only
 * (a restored session could have ended since, a restored link could have been used). Images have entries of their own.
 */
const LEFT_OUT = [
  ...['kysely_migration', 'kysely_migration_lock', 'funciones_aplicadas', 'versiones_de_tabla', 'registros_cambiados'],
  ...['sesiones', 'enlaces_de_clave', 'intentos_de_acceso', 'direcciones_conocidas', 'bytes_escritos', 'imagenes'],
]

interface Table {
  tabla: string
  /** Columns, without generated ones. */
  columnas: string[]
  /** Columns of the primary key, in the order of which rows are read. */
  clave: { columna: string; isText: boolean }[]
  /** Tables that its foreign keys refer to. */
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

/** Tables of this database, from its catalogue, each after those that it refers to. */
export const listTables = async (db: Kysely<Schema>): Promise<Table[]> =>
  inOrder(
    await readTables(db),
    ({ tabla }) => tabla,
    ({ referencias }) => referencias,
  )

const ROWS_AT_ONCE = 500

/** Rows as JSON text, never parsed, so that numbers keep all digits. The transaction must have called {@link plainTexts}. */
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

/** Makes the text of a row equal on every engine and machine, for the rest of the transaction. */
export const plainTexts = (transaction: Kysely<Schema>) => sql`set local timezone to 'UTC'`.execute(transaction)

/** Last id of the table's sequence, possibly larger than all existing ids; null without a sequence, or before its first id. */
export const lastId = async (db: Kysely<Schema>, { tabla, columnas }: Pick<Table, 'tabla' | 'columnas'>): Promise<number | null> => {
  if (!columnas.includes('id')) return null
  const { rows } = await sql<{ ultimo: number | null }>`
    select pg_sequence_last_value(pg_get_serial_sequence(${tabla}, 'id')::regclass) as ultimo
  `.execute(db)
  return rows[0]?.ultimo ?? null
}

/** Count and checksum of rows that are added one by one. */
export class Tally {
  #hash = createHash('sha256')
  filas = 0

  add(row: string) {
    this.#hash.update(row).update('\n')
    this.filas++
  }

  /** Count and SHA-256; can be called once, at the end. */
  total() {
    return { filas: this.filas, sha256: this.#hash.digest('hex') }
  }
}
