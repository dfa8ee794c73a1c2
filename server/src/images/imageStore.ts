import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import type { DatabaseSettings } from '../database/open'
import type { Schema } from '../database/schema'
import { imageFiles } from './imageFiles'
import type { Image } from './inspectImage'

export type StoredImage = Pick<Image, 'tipo' | 'bytes'>

interface Description {
  tipo: string
  /** Size in bytes. */
  tamano: number
}

/**
 * Store of image bytes: in the row with PostgreSQL, which several servers share; in files beside the embedded database, which is slow with
 * large values.
 */
export interface ImageStore {
  /**
   * Stores an image once. A file is on the disk before the work begins, and no collection removes it until the work ends. The work calls
   * `put` in the transaction that refers to the image, before the reference: from then on the image is not collected. Work that fails
   * leaves no file, unless another call has stored the image.
   */
  keep: <T>(db: Kysely<Schema>, image: Image, work: (put: RowWriter) => Promise<T>) => Promise<T>
  read: (db: Kysely<Schema>, hash: string) => Promise<StoredImage | undefined>
  /** Type and size of an image, from its row; undefined where the bytes are lost. The bytes are not read. */
  describe: (db: Kysely<Schema>, hash: string) => Promise<Description | undefined>
  /** Removes files that have no row and are older than `olderThanMs`. */
  sweep: (db: Kysely<Schema>, olderThanMs: number, closing?: AbortSignal) => Promise<void>
  /** Writes trial bytes and removes them. Throws where `keep` would have no space. */
  tryOut: (db: Kysely<Schema>) => Promise<void>
}

/** Writes the row; true if it is new. */
type RowWriter = (transaction: Kysely<Schema>) => Promise<boolean>

/**
 * Writes the row of an image, or renews its date; true if it is new. A row whose bytes were lost before a backup gets them from the next upload
 * of the picture.
 */
const putRow = async (db: Kysely<Schema>, { hash, tipo, bytes }: Image, content: Buffer | null) => {
  const { rows } = await sql<{ is_new: boolean }>`
    insert into imagenes (hash, tipo, tamano, bytes) values (${hash}, ${tipo}, ${bytes.length}, ${content})
    on conflict (hash) do update set creada = now(), bytes = coalesce(imagenes.bytes, excluded.bytes)
    returning xmax = 0 as is_new
  `.execute(db)
  return rows[0]?.is_new === true
}

/** Size of a trial write: more than the free space in a table's last page. */
const TRIAL_BYTES = 64_000

class TakenBack extends Error {}

const inTable: ImageStore = {
  keep: (_db, image, work) => work(transaction => putRow(transaction, image, image.bytes)),
  read: async (db, hash) => {
    const row = await db.selectFrom('imagenes').select(['tipo', 'bytes']).where('hash', '=', hash).executeTakeFirst()
    return row?.bytes ? { tipo: row.tipo, bytes: row.bytes } : undefined
  },
  describe: (db, hash) =>
    db.selectFrom('imagenes').select(['tipo', 'tamano']).where('hash', '=', hash).where('bytes', 'is not', null).executeTakeFirst(),
  sweep: async () => undefined,
  tryOut: async db => {
    const bytes = randomBytes(TRIAL_BYTES)
    const trial = db.transaction().execute(async transaction => {
      await putRow(transaction, { hash: 'prueba', tipo: 'image/png', bytes }, bytes)
      throw new TakenBack()
    })
    await trial.catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error
    })
  },
}

/** Image whose row may not be written yet. */
interface Coming {
  hash: string
  /** True if a later call stores the same image: its file may be that one's. */
  isRepeated: boolean
}

const inFiles = (dataDir: string): ImageStore => {
  const files = imageFiles(join(dataDir, 'imagenes'))
  /** Calls under way; the names of their files, drafts included, begin with the hash. */
  const coming = new Set<Coming>()
  const isComing = (name: string) => [...coming].some(({ hash }) => name.startsWith(hash))
  const hasRow = async (db: Kysely<Schema>, hash: string) =>
    (await db.selectFrom('imagenes').select('hash').where('hash', '=', hash).executeTakeFirst()) !== undefined
  return {
    // The file is written before the transaction: the engine runs one at a time, and a disk can be slow. A crash in between leaves a file for a
    // later sweep.
    keep: async (db, { hash, ...image }, work) => {
      const others = [...coming].filter(other => other.hash === hash)
      for (const other of others) other.isRepeated = true
      // One object per call: several calls can store the same image at a time.
      const own: Coming = { hash, isRepeated: false }
      coming.add(own)
      try {
        await files.write(hash, image.bytes)
        return await work(transaction => putRow(transaction, { hash, ...image }, null))
      } catch (error) {
        // Read before the row: an earlier call that ends meanwhile may have written one. The sweep removes a file that stays in doubt.
        const isAlone = !others.some(other => coming.has(other))
        const isStored = await hasRow(db, hash).catch(() => true)
        if (isAlone && !isStored && !own.isRepeated) files.remove(hash)
        throw error
      } finally {
        coming.delete(own)
      }
    },
    read: async (db, hash) => {
      const row = await db.selectFrom('imagenes').select('tipo').where('hash', '=', hash).executeTakeFirst()
      const bytes = row && (await files.read(hash))
      return bytes && { tipo: row.tipo, bytes }
    },
    describe: async (db, hash) => {
      const row = await db.selectFrom('imagenes').select(['tipo', 'tamano']).where('hash', '=', hash).executeTakeFirst()
      return row && (await files.has(hash)) ? row : undefined
    },
    sweep: async (db, olderThanMs, closing) => {
      const rows = await db.selectFrom('imagenes').select('hash').execute()
      const names = new Set(rows.map(({ hash }) => hash))
      await files.keepOnly(name => names.has(name) || isComing(name), olderThanMs, closing)
    },
    // Not a row: on a full disk the write-ahead log of the engine must not grow for a trial.
    tryOut: async () => {
      await files.tryOut(randomBytes(TRIAL_BYTES))
      await imageFiles(dataDir).tryOut(randomBytes(TRIAL_BYTES))
    },
  }
}

/** Creates the store for the database of these settings. */
export const createImageStore = ({ dataDir, databaseUrl }: DatabaseSettings): ImageStore => (databaseUrl ? inTable : inFiles(dataDir))
