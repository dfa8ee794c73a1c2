import { sql, type Kysely } from 'kysely'
import { liftLimits } from '../database/limits'
import type { Schema } from '../database/schema'
import { imageColumns, imageFields } from '../definitions/imageFields'
import type { ImageStore } from './imageStore'

const HOUR = 3_600_000

const isUnused = sql.join(
  imageFields.map(({ table, column }) => sql`not exists (select from ${sql.table(table)} as r where r.${sql.ref(column)} = imagenes.hash)`),
  sql` and `,
)

/** In what the history can still bring back [HI-06]. */
const inHistory = sql`
  select hash from historial_cambios, lateral (values ${sql.join(
    imageColumns.flatMap(column => ['antes', 'despues'].map(row => sql`(${sql.ref(row)}->>${sql.lit(column)})`)),
  )}) as images (hash)
  where tabla in (${sql.join([...new Set(imageFields.map(({ table }) => table))].map(table => sql.lit(table)))}) and hash is not null`

/**
 * Removes the images that neither a record nor the history refers to and nobody has stored within the hour; gives how many.
 * Storing an image again locks its row and makes it young, so whichever of the two comes first, the other sees what it did.
 * The bytes go once the rows are gone for good.
 */
export const collectImages = async (db: Kysely<Schema>, store: ImageStore): Promise<number> => {
  const collected = await db.transaction().execute(async transaction => {
    await liftLimits(transaction)
    const { rows } = await sql`
      delete from imagenes where hash in (
        select hash from imagenes where creada < now() - interval '1 hour' and ${isUnused} and hash not in (${inHistory}) for update skip locked
      ) returning hash
    `.execute(transaction)
    return rows.length
  })
  await store.sweep(db, HOUR)
  return collected
}
