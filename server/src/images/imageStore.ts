import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import type { DatabaseSettings } from '../database/open'
import type { Schema } from '../database/schema'
import { imageFiles } from './imageFiles'
import type { Image } from './inspectImage'

export type Stored = Pick<Image, 'tipo' | 'bytes'>

interface Description {
  tipo: string
  /** In bytes. */
  tamano: number
}

/** Place of the bytes: with their row where several servers share the database, in files beside the embedded one, which is slow with them. */
export interface ImageStore {
  /**
   * Keeps an image, once: has its bytes on the disk, where they belong there, before the work begins, and until the work ends no collection
   * removes them. The work calls `put` in the transaction that refers to the image, before it does: from then on it is not collected.
   */
  keep: <T>(image: Image, work: (put: Put) => Promise<T>) => Promise<T>
  read: (db: Kysely<Schema>, hash: string) => Promise<Stored | undefined>
  /** Type and size of an image by its row, its bytes unread; undefined where the bytes are lost. */
  describe: (db: Kysely<Schema>, hash: string) => Promise<Description | undefined>
  /** Removes bytes that have no row and were not written for that long. */
  sweep: (db: Kysely<Schema>, olderThanMs: number, closing?: AbortSignal) => Promise<void>
  /** Writes some and takes it away again: throws where `keep` has no space. */
  tryOut: (db: Kysely<Schema>) => Promise<void>
}

type Put = (transaction: Kysely<Schema>) => Promise<void>

/** A row whose bytes were lost before a backup gets them back from the next upload of the same picture. */
const putRow = async (db: Kysely<Schema>, { hash, tipo, bytes }: Image, content: Buffer | null) => {
  await sql`
    insert into imagenes (hash, tipo, tamano, bytes) values (${hash}, ${tipo}, ${bytes.length}, ${content})
    on conflict (hash) do update set creada = now(), bytes = coalesce(imagenes.bytes, excluded.bytes)
  `.execute(db)
}

/** More than what is free in a table's last page. */
const TRIAL_BYTES = 64_000

class TakenBack extends Error {}

const inTable: ImageStore = {
  keep: (image, work) => work(transaction => putRow(transaction, image, image.bytes)),
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

const inFiles = (dataDir: string): ImageStore => {
  const files = imageFiles(join(dataDir, 'imagenes'))
  /** The images whose rows may still come, and whose files have their hash at the beginning of their names until then. */
  const coming = new Set<{ hash: string }>()
  const isComing = (name: string) => [...coming].some(({ hash }) => name.startsWith(hash))
  return {
    // The file is written before the transaction: there is one at a time, and a disk can be slow. A crash in between leaves a file for the
    // next sweep.
    keep: async (image, work) => {
      // One for each call: several can keep the same image at a time.
      const own = { hash: image.hash }
      coming.add(own)
      try {
        await files.write(image.hash, image.bytes)
        return await work(transaction => putRow(transaction, image, null))
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
    // The engine itself must not try: what it writes into its log of changes on a full disk may be the last that fits.
    tryOut: async () => {
      await files.tryOut(randomBytes(TRIAL_BYTES))
      await imageFiles(dataDir).tryOut(randomBytes(TRIAL_BYTES))
    },
  }
}

/** Makes the store for the database that these settings open. */
export const createImageStore = ({ dataDir, databaseUrl }: DatabaseSettings): ImageStore => (databaseUrl ? inTable : inFiles(dataDir))
