import { sql, type Kysely } from 'kysely'
import { compiledStatement, param } from '../database/prepared'
import { inRetention } from '../database/retention'
import type { Schema } from '../database/schema'

/** Rows that a clock has left in the future, before it was set back, count for nothing. */
const COUNTS = sql<boolean>`momento between now() - interval '1 hour' and now()`

const findWait = compiledStatement<{ seconds: number }>(
  () => sql`
    select greatest(1, ceil(extract(epoch from momento + interval '1 hour' - now())))::integer as seconds
    from (
      select momento, sum(bytes) over (order by momento desc) as since from bytes_escritos
      where usuario = ${param('usuario')}::integer and ${COUNTS}
    ) as counted
    where since >= ${param('most')}::bigint order by momento desc limit 1`,
)

/** Seconds until what the user has written within the last hour is less than `most` bytes of history again; 0 where it is. */
export const secondsUntilLess = async (db: Kysely<Schema>, usuario: number, most: number): Promise<number> => {
  const [row] = await findWait(db, { usuario, most })
  return row?.seconds ?? 0
}

/** Removes the counts that are over their time. */
export const forgetWrittenBytes = (db: Kysely<Schema>, closing?: AbortSignal) =>
  inRetention(db, closing, transaction => sql`delete from bytes_escritos where not (${COUNTS})`.execute(transaction))
