import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql, type Kysely } from 'kysely'
import { appliedMigrations } from '../database/migrate'
import { errorCode, OperatorError } from '../errors'
import type { Schema } from '../database/schema'
import { Snapshot } from '../database/snapshot'
import type { ImageStore } from '../images/imageStore'
import { isWhole, rowLine, type Entry } from './entries'
import { lastId, listTables, plainTexts, readRows, Tally } from './tables'

interface BackupSummary {
  filas: number
  imagenes: number
  /** Hashes of images whose bytes are lost: the backup has them without bytes. */
  perdidas: string[]
  /** Hashes of images whose bytes are damaged: the backup has them without bytes. */
  danadas: string[]
}

/** Lists the images without their bytes, which are read one at a time; none if the database has no table of images yet. */
const listImages = async (db: Kysely<Schema>) => {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('imagenes') is not null as found`.execute(db)
  return rows[0]?.found ? db.selectFrom('imagenes').select(['hash', 'tipo', 'tamano']).orderBy('hash').execute() : []
}

const write = (entry: Entry) => JSON.stringify(entry)

/** Lines of a backup except the last, in order; counts into `summary`. */
async function* createLines(transaction: Kysely<Schema>, store: ImageStore, summary: BackupSummary): AsyncGenerator<string> {
  await plainTexts(transaction)
  yield write({ formato: 'nutricion-de-cultivos/1', migraciones: await appliedMigrations(transaction) })
  for (const { hash, tipo, tamano } of await listImages(transaction)) {
    const image = { imagen: hash, tipo, tamano }
    const bytes = (await store.read(transaction, hash))?.bytes
    const isGood = bytes !== undefined && isWhole(image, bytes)
    summary.imagenes++
    if (!isGood) (bytes === undefined ? summary.perdidas : summary.danadas).push(hash)
    yield write({ ...image, bytes: isGood ? bytes.toString('base64') : null })
  }
  for (const table of await listTables(transaction)) {
    const { tabla, columnas } = table
    const tally = new Tally()
    yield write({ tabla, columnas, ultimo: await lastId(transaction, table) })
    for await (const row of readRows(transaction, table)) {
      tally.add(row)
      yield rowLine(row)
    }
    const total = tally.total()
    summary.filas += total.filas
    yield write(total)
  }
}

async function* ended(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let count = 0
  for await (const line of lines) {
    count++
    yield `${line}\n`
  }
  yield `${write({ fin: count })}\n`
}

const sync = async (path: string) => {
  const file = await open(path, 'r')
  await file.sync().finally(() => file.close())
}

/** Writes a file as a whole or not at all: into a draft, which is renamed. Only its owner can read it: it contains password hashes. */
const writeWhole = async (path: string, lines: AsyncIterable<string>) => {
  const draft = `${path}.${randomUUID()}`
  try {
    await pipeline(Readable.from(lines), createGzip(), createWriteStream(draft, { mode: 0o600, flags: 'wx' }))
    await sync(draft)
    await rename(draft, path)
    await sync(dirname(path))
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/**
 * Writes a snapshot of the database into a file; on PostgreSQL, other work continues meanwhile.
 * @throws OperatorError if the file cannot be written
 */
export const writeBackup = async (db: Kysely<Schema>, store: ImageStore, path: string): Promise<BackupSummary> => {
  const summary: BackupSummary = { filas: 0, imagenes: 0, perdidas: [], danadas: [] }
  try {
    await Snapshot.read(db, snapshot => writeWhole(path, ended(createLines(snapshot.db, store, summary))))
  } catch (error) {
    if (['ENOENT', 'EACCES', 'ENOSPC', 'EISDIR', 'ENOTDIR', 'EROFS'].includes(errorCode(error) ?? ''))
      throw new OperatorError(`The backup ${path} cannot be written (${errorCode(error) ?? ''}).`)
    throw error
  }
  return summary
}
