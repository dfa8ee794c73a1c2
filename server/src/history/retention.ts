import { sql, type Kysely } from 'kysely'
import { removeInPortions } from '../database/retention'
import type { Schema } from '../database/schema'

const ENTRIES_AT_ONCE = 2_000

/** Most days of history that one run removes, counted from the oldest entry: bounds the loss by a clock that is ahead. */
const DAYS_AT_ONCE = 3

/** Age of the newest entry above which nothing is removed: the clock is ahead, or the whole history would be lost. */
const NEWEST_IS_LATE = sql`interval '30 days'`

/** Time before which entries are removed; null if none are. */
const readLimit = async (db: Kysely<Schema>, historyDays: number): Promise<Date | null> => {
  const { rows } = await sql<{ limite: Date | null }>`
    select case when max(momento) > now() - ${NEWEST_IS_LATE}
      then least(now() - ${historyDays}::integer * interval '1 day', min(momento) + ${sql.lit(DAYS_AT_ONCE)} * interval '1 day') end as limite
    from historial
  `.execute(db)
  return rows[0]?.limite ?? null
}

/**
 * Removes the entries older than `historyDays`, at most a few days per run; returns their number [HI-06]. Ends early if `closing` is aborted
 * or another replica removes old data.
 */
export const forgetHistory = async (db: Kysely<Schema>, historyDays: number, closing?: AbortSignal): Promise<number> => {
  const limit = await readLimit(db, historyDays)
  if (limit === null) return 0
  return removeInPortions(db, closing, ENTRIES_AT_ONCE, async transaction => {
    const { rows } = await sql`
      delete from historial where id in (
        select id from historial where momento < ${limit} order by momento limit ${ENTRIES_AT_ONCE} for update skip locked
      ) returning id
    `.execute(transaction)
    // Translations show the time of the last change of their source from the history. Affected records are not known: all become stale.
    if (rows.length > 0)
      await sql`
        update versiones_de_tabla set version = version + 1, cambios_desde = version + 1 where tabla = 'textos_cambiados'
      `.execute(transaction)
    return rows.length
  })
}
