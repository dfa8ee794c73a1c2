import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import type { DatabaseSettings } from '../database/open'
import type { Schema } from '../database/schema'
import { imageFiles } from './imageFiles'
import type { Image } from './inspectImage'

type Stored = Pick<Image, 'tipo' | 'bytes'>

/** Where the bytes are: with their row where several servers share the database, in files beside the embedded one, which is slow with them. */
export interface ImageStore {
  /** Keeps an image, once. In the transaction that refers to it, before it does: from then on nobody collects the image. */
  put: (transaction: Kysely<Schema>, image: Image) => Promise<void>
  read: (db: Kysely<Schema>, hash: string) => Promise<Stored | undefined>
  /** Removes bytes that have had no row for that long, in a transaction. */
  sweep: (transaction: Kysely<Schema>, olderThanMs: number) => Promise<void>
}

/** A row whose bytes were lost before a backup gets them back from the next upload of the same picture. */
const putRow = async (db: Kysely<Schema>, { hash, tipo, bytes }: Image, content: Buffer | null) => {
  await sql`
    insert into imagenes (hash, tipo, tamano, bytes) values (${hash}, ${tipo}, ${bytes.length}, ${content})
    on conflict (hash) do update set creada = now(), bytes = coalesce(imagenes.bytes, excluded.bytes)
  `.execute(db)
}

const inTable: ImageStore = {
  put: (transaction, image) => putRow(transaction, image, image.bytes),
  read: async (db, hash) => {
    const row = await db.selectFrom('imagenes').select(['tipo', 'bytes']).where('hash', '=', hash).executeTakeFirst()
    return row?.bytes ? { tipo: row.tipo, bytes: row.bytes } : undefined
  },
  sweep: async () => undefined,
}

const inFiles = (directory: string): ImageStore => {
  const files = imageFiles(directory)
  return {
    // Inside the transaction: there is one at a time, so that what sweeps sees either both or none.
    put: async (transaction, image) => {
      await putRow(transaction, image, null)
      await files.write(image.hash, image.bytes)
    },
    read: async (db, hash) => {
      const row = await db.selectFrom('imagenes').select('tipo').where('hash', '=', hash).executeTakeFirst()
      const bytes = row && (await files.read(hash))
      return bytes && { tipo: row.tipo, bytes }
    },
    sweep: async (transaction, olderThanMs) => {
      const rows = await transaction.selectFrom('imagenes').select('hash').execute()
      await files.keepOnly(new Set(rows.map(({ hash }) => hash)), olderThanMs)
    },
  }
}

/** For the database that these settings open. */
export const createImageStore = ({ dataDir, databaseUrl }: DatabaseSettings): ImageStore =>
  databaseUrl ? inTable : inFiles(join(dataDir, 'imagenes'))
