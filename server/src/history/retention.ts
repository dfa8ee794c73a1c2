import { sql, type Kysely } from 'kysely'
import { inRetention } from '../database/retention'
import type { Schema } from '../database/schema'

const ENTRIES_AT_ONCE = 2_000

/** Days of history that one run removes at most, counted from the oldest entry: a clock that is ahead takes no more than these. */
const DAYS_AT_ONCE = 3

/** Removes nothing where even the newest entry is older: the clock is ahead, or the history is all that there is. */
const NEWEST_IS_LATE = sql`interval '30 days'`

/** The moment before which entries go; null where none do. */
const readLimit = async (db: Kysely<Schema>, historyDays: number): Promise<Date | null> => {
  const { rows } = await sql<{ limite: Date | null }>`
    select case when max(momento) > now() - ${NEWEST_IS_LATE}
      then least(now() - ${historyDays}::integer * interval '1 day', min(momento) + ${sql.lit(DAYS_AT_ONCE)} * interval '1 day') end as limite
    from historial
  `.execute(db)
  return rows[0]?.limite ?? null
}

/**
 * Removes the entries that are older than `historyDays`, some at a time so that others have their turn, and a few days' worth a run; gives
 * how many [HI-06]. Ends early where `closing` is aborted, and where another replica is at it.
 */
export const forgetHistory = async (db: Kysely<Schema>, historyDays: number, closing?: AbortSignal): Promise<number> => {
  const limit = await readLimit(db, historyDays)
  let forgotten = 0
  while (limit !== null) {
    const removed = await inRetention(db, closing, async transaction => {
      const { rows } = await sql`
        delete from historial where id in (
          select id from historial where momento < ${limit} order by momento limit ${ENTRIES_AT_ONCE} for update skip locked
        ) returning id
      `.execute(transaction)
      // Translations tell when their sources changed, as long as the history knows. Which records these are of is not noted.
      if (rows.length > 0)
        await sql`
          update versiones_de_tabla set version = version + 1, cambios_desde = version + 1 where tabla = 'textos_cambiados'
        `.execute(transaction)
      return rows.length
    })
    forgotten += removed ?? 0
    if (removed === undefined || removed < ENTRIES_AT_ONCE) break
  }
  return forgotten
}
