import { sql, type Kysely } from 'kysely'
import { liftLimits } from '../database/limits'
import type { Schema } from '../database/schema'
import type { Http } from '../http/http'
import { imageFields } from './imageFields'
import type { ImageStore } from './imageStore'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const isUnused = sql.join(
  imageFields.map(({ table, column }) => sql`not exists (select from ${sql.table(table)} as r where r.${sql.ref(column)} = imagenes.hash)`),
  sql` and `,
)

/**
 * Removes the images that nobody refers to and nobody has stored within the hour; gives how many.
 * Storing an image again locks its row and makes it young, so whichever of the two comes first, the other sees what it did.
 * The bytes go once the rows are gone for good.
 */
export const collectImages = async (db: Kysely<Schema>, store: ImageStore): Promise<number> => {
  const collected = await db.transaction().execute(async transaction => {
    await liftLimits(transaction)
    const { rows } = await sql`
      delete from imagenes where hash in (
        select hash from imagenes where creada < now() - interval '1 hour' and ${isUnused} for update skip locked
      ) returning hash
    `.execute(transaction)
    return rows.length
  })
  await store.sweep(db, HOUR)
  return collected
}

/** Collects once the server listens, and every day from then on. */
export const scheduleCollection = (http: Http, db: Kysely<Schema>, store: ImageStore) => {
  let running: Promise<unknown> = Promise.resolve()
  const run = () => {
    running = collectImages(db, store).catch((error: unknown) => http.log.error({ err: error }, 'images were not collected'))
  }
  const timer = setInterval(run, DAY)
  timer.unref()
  http.addHook('onListen', async () => run())
  http.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
