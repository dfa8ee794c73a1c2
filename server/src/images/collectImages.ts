import { sql, type Kysely } from 'kysely'
import { inRetention } from '../database/retention'
import type { Schema } from '../database/schema'
import { allOf } from '../sql'
import { imageColumns, imageFields } from '../resources/images'
import type { ImageStore } from './imageStore'

const HOUR = 3_600_000

/** Rows per transaction: about a second of work, after which a closing server can end. */
const IMAGES_AT_ONCE = 5_000

const isUnused = allOf(
  imageFields.map(
    ({ resource, column }) => sql`not exists (select from ${sql.table(resource.name)} as r where r.${sql.ref(column)} = imagenes.hash)`,
  ),
)

/**
 * SQL condition of an image that the history cannot bring back [HI-06]: an index for each member and side has the images named by its
 * changes. A scalar subquery looks each hash up there; the planner would join `not exists` to all of the history, whose size it
 * underestimates.
 */
const isInNoHistory = allOf(
  imageColumns.flatMap(column =>
    ['antes', 'despues'].map(side => {
      const named = sql`h.${sql.ref(side)}->>${sql.lit(column)}`
      return sql`(select true from historial_cambios as h where ${named} = imagenes.hash and ${named} is not null limit 1) is null`
    }),
  ),
)

interface Portion {
  /** Last hash of the portion; null where it is empty. */
  last: string | null
  collected: number
}

/** Query that deletes the unused images of the portion after a hash. Exported for the test of its query plan. */
export const portionQuery = (after: string) => sql<Portion>`
    with portion as (
      select hash from imagenes where hash > ${after} and creada < now() - interval '1 hour' order by hash limit ${sql.lit(IMAGES_AT_ONCE)}
    ), gone as (
      delete from imagenes where hash in (
        select hash from imagenes
        where hash in (select hash from portion) and creada < now() - interval '1 hour' and ${isUnused} and ${isInNoHistory}
        for update skip locked
      ) returning hash
    )
    select (select max(hash) from portion) as last, (select count(*)::integer from gone) as collected
  `

const collectPortion = async (transaction: Kysely<Schema>, after: string): Promise<Portion> => {
  const { rows } = await portionQuery(after).execute(transaction)
  return rows[0] ?? { last: null, collected: 0 }
}

/**
 * Deletes the images that neither a record nor the history refers to and that were not stored within the last hour; returns their number.
 * Storing an image again locks its row and renews its date, so whichever transaction comes first, the other sees its result. The bytes are
 * deleted after the rows are committed. Ends early where `closing` is aborted, and where another replica collects.
 */
export const collectImages = async (db: Kysely<Schema>, store: ImageStore, closing?: AbortSignal): Promise<number> => {
  let collected = 0
  for (let after: string | null = ''; after !== null;) {
    const from: string = after
    const portion = await inRetention(db, closing, transaction => collectPortion(transaction, from))
    if (portion === undefined) return collected
    collected += portion.collected
    after = portion.last
  }
  await store.sweep(db, HOUR, closing)
  return collected
}
