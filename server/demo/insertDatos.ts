import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { advanceIds, insertRows } from '@server/database/insertRows'
import type { Schema } from '@server/database/schema'
import type { ImageStore } from '@server/images/imageStore'
import { Album } from './album'
import { createDatos } from './datos'
import { makePicture } from './makePicture'

/** The embedded engine holds up the whole process while it inserts: a few rows at a time, and others have their turn in between. */
const ROWS_AT_ONCE = 200

/** Pictures that are being made at a time: as many as there are threads for it. */
const PICTURES_AT_ONCE = 4

/** Makes the pictures that are new in the album and keeps them; gives the hash of each by its key. */
const keepPictures = async (transaction: Kysely<Schema>, store: ImageStore, album: Album, hashes: Map<string, string>) => {
  const missing = [...album.drawings].filter(([key]) => !hashes.has(key))
  for (let from = 0; from < missing.length; from += PICTURES_AT_ONCE) {
    const some = missing.slice(from, from + PICTURES_AT_ONCE)
    const pictures = await Promise.all(some.map(async ([key, drawing]) => ({ key, picture: await makePicture(drawing) })))
    for (const { key, picture } of pictures) {
      await store.keep(picture, put => put(transaction))
      hashes.set(key, picture.hash)
    }
  }
}

/** Runs in a transaction, on a database without records. */
export const insertDatos = async (transaction: Kysely<Schema>, store: ImageStore, scale: number): Promise<void> => {
  const album = new Album()
  const hashes = new Map<string, string>()
  const withHash = (_: string, value: unknown) => (typeof value === 'string' ? (hashes.get(value) ?? value) : value)
  for (const rowsByTable of createDatos(scale, album)) {
    await keepPictures(transaction, store, album, hashes)
    for (const [table, rows] of rowsByTable)
      for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
        const some = rows.slice(from, from + ROWS_AT_ONCE)
        await nextTurn()
        await insertRows(transaction, table, Object.keys(some[0] ?? {}), JSON.stringify(some, withHash))
      }
  }
  await advanceIds(transaction)
}
