import { sql, type Kysely } from 'kysely'
import { liftLimits } from '../database/limits'
import type { Schema } from '../database/schema'

const ENTRIES_AT_ONCE = 2_000

/** Removes the entries that are older, some at a time so that others have their turn; gives how many [HI-06]. */
export const forgetHistory = async (db: Kysely<Schema>, historyDays: number): Promise<number> => {
  let forgotten = 0
  for (;;) {
    const removed = await db.transaction().execute(async transaction => {
      await liftLimits(transaction)
      const { rows } = await sql`
        delete from historial where id in (
          select id from historial where momento < now() - ${historyDays}::integer * interval '1 day' order by momento limit ${ENTRIES_AT_ONCE}
          for update skip locked
        ) returning id
      `.execute(transaction)
      return rows.length
    })
    forgotten += removed
    if (removed < ENTRIES_AT_ONCE) return forgotten
  }
}
