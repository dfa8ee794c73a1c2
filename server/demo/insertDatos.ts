import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { advanceIds, insertRows } from '@server/database/insertRows'
import type { Schema } from '@server/database/schema'
import type { ImageStore } from '@server/images/imageStore'
import { Album } from './album'
import { createDatos } from './datos'
import { makePicture } from './makePicture'

/** Rows of a statement: the embedded engine blocks the process while it inserts, and other work has its turn in between. */
const ROWS_AT_ONCE = 200

/** Pictures made at a time: the number of threads in Node's pool. */
const PICTURES_AT_ONCE = 4

/** Makes and stores the new pictures of the album, and adds their hashes to `hashes` by key. */
const keepPictures = async (transaction: Kysely<Schema>, store: ImageStore, album: Album, hashes: Map<string, string>) => {
  const missing = [...album.drawings].filter(([key]) => !hashes.has(key))
  for (let from = 0; from < missing.length; from += PICTURES_AT_ONCE) {
    const some = missing.slice(from, from + PICTURES_AT_ONCE)
    const pictures = await Promise.all(some.map(async ([key, drawing]) => ({ key, picture: await makePicture(drawing) })))
    for (const { key, picture } of pictures) {
      await store.keep(transaction, picture, put => put(transaction))
      hashes.set(key, picture.hash)
    }
  }
}

/** Inserts the demo data. Call it in a transaction, on a database without records. */
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
