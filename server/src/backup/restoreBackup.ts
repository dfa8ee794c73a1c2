import { sql, type Kysely } from 'kysely'
import { writeNoHistory } from '../database/author'
import { OperatorError } from '../errors'
import { insertRows } from '../database/insertRows'
import { appliedMigrations, migrate } from '../database/migrate'
import type { Schema } from '../database/schema'
import type { ImageStore } from '../images/imageStore'
import { migrations } from '../migrations'
import type { Header, ImageEntry, TableEntry } from './entries'
import { readBackup, type BackupLine, type Source } from './readBackup'
import { listTables, plainTexts, readRows, Tally } from './tables'

/** Table that a migration fills. */
const FILLED_BY_MIGRATIONS = 'paises'

/** Applies the migrations of the backup to a new database, so that its rows fit. */
const prepareSchema = async (db: Kysely<Schema>, backupMigrations: readonly string[]) => {
  const unknown = backupMigrations.find(name => !(name in migrations))
  if (unknown !== undefined)
    throw new OperatorError(`The backup comes from a newer version, which has the migration ${unknown}. Update first.`)
  const last = backupMigrations.at(-1)
  if (last === undefined) throw new OperatorError('The backup comes from a database that was never used: there is nothing to restore.')
  if ((await appliedMigrations(db)).length === 0) await migrate(db, last)
  if (JSON.stringify(await appliedMigrations(db)) !== JSON.stringify(backupMigrations))
    throw new OperatorError('The database was made by another version than the backup. Restore into a new one, or with that version.')
}

const isEmpty = async (transaction: Kysely<Schema>, table: string) => {
  const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(transaction)
  return rows.length === 0
}

/** Locks the tables until the transaction ends, and checks that they are empty. */
const lockEmpty = async (transaction: Kysely<Schema>, tables: readonly string[]) => {
  await sql`lock table ${sql.join(tables.map(table => sql.table(table)))} in exclusive mode`.execute(transaction)
  for (const table of tables.filter(table => table !== FILLED_BY_MIGRATIONS))
    if (!(await isEmpty(transaction, table)))
      throw new OperatorError(
        `The database is not empty (there are ${table}). Restore into a new one: choose another DATA_DIR or DATABASE_URL.`,
      )
  await sql`delete from ${sql.table(FILLED_BY_MIGRATIONS)}`.execute(transaction)
}

const putImage = async (transaction: Kysely<Schema>, store: ImageStore, { imagen, tipo, tamano, bytes }: ImageEntry) => {
  if (bytes !== null) await store.keep(transaction, { hash: imagen, tipo, bytes: Buffer.from(bytes, 'base64') }, put => put(transaction))
  else
    await transaction
      .insertInto('imagenes')
      .values({ hash: imagen, tipo, tamano, bytes: null })
      .onConflict(conflict => conflict.doNothing())
      .execute()
}

/** Bounds of a batch sent to the database; the one reached first applies. */
const ROWS_AT_ONCE = 200
const CHARACTERS_AT_ONCE = 2_000_000

const createInserter = (transaction: Kysely<Schema>, { tabla, columnas, ultimo }: TableEntry) => {
  let waiting: string[] = []
  let characters = 0
  const flush = async () => {
    if (waiting.length > 0) await insertRows(transaction, tabla, columnas, `[${waiting.join(',')}]`)
    waiting = []
    characters = 0
  }
  const add = async (row: string) => {
    waiting.push(row)
    characters += row.length
    if (waiting.length >= ROWS_AT_ONCE || characters >= CHARACTERS_AT_ONCE) await flush()
  }
  const end = async () => {
    await flush()
    if (ultimo !== null) await sql`select setval(pg_get_serial_sequence(${tabla}, 'id'), ${ultimo})`.execute(transaction)
  }
  return { add, end }
}

/** Checks that the rows read back from the database equal the rows of the backup, to the last digit. */
const verify = async (transaction: Kysely<Schema>, tabla: string, total: { filas: number; sha256: string }) => {
  const table = (await listTables(transaction)).find(each => each.tabla === tabla)
  const tally = new Tally()
  if (table) for await (const row of readRows(transaction, table)) tally.add(row)
  const found = tally.total()
  if (found.filas !== total.filas || found.sha256 !== total.sha256)
    throw new Error(`The table ${tabla} is not what the backup has. Nothing was restored.`)
}

const load = async (transaction: Kysely<Schema>, store: ImageStore, lines: AsyncIterable<BackupLine>) => {
  const summary = { filas: 0, imagenes: 0 }
  let current: { tabla: string; inserter: ReturnType<typeof createInserter> } | undefined
  for await (const line of lines) {
    if ('row' in line) await current?.inserter.add(line.row)
    else if ('imagen' in line.entry) {
      await putImage(transaction, store, line.entry)
      summary.imagenes++
    } else if ('tabla' in line.entry) current = { tabla: line.entry.tabla, inserter: createInserter(transaction, line.entry) }
    else if ('sha256' in line.entry && current) {
      await current.inserter.end()
      await verify(transaction, current.tabla, line.entry)
      summary.filas += line.entry.filas
    }
  }
  return summary
}

/**
 * Fills an empty database from a backup of either engine, all or nothing, and applies newer migrations.
 * @param header from `checkBackup`, which has read the file to its end
 * @throws OperatorError if the database is not empty or the versions do not fit
 */
export const restoreBackup = async (db: Kysely<Schema>, store: ImageStore, source: Source, header: Header) => {
  await prepareSchema(db, header.migraciones)
  const summary = await db.transaction().execute(async transaction => {
    await plainTexts(transaction)
    // The backup contains the history.
    await writeNoHistory(transaction)
    const tables = await listTables(transaction)
    await lockEmpty(
      transaction,
      tables.map(({ tabla }) => tabla),
    )
    return readBackup(source, lines => load(transaction, store, lines))
  })
  await migrate(db)
  return summary
}
