import { sql, type Kysely } from 'kysely'
import { compiledStatement, param } from '../database/prepared'
import { inRetention } from '../database/retention'
import type { Schema } from '../database/schema'

/** Condition on rows of the last hour. Rows in the future, written before a clock was set back, do not count. */
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

/** Seconds until what the user has written within the last hour is below `most` bytes again; 0 if it is. */
export const secondsUntilLess = async (db: Kysely<Schema>, usuario: number, most: number): Promise<number> => {
  const [row] = await findWait(db, { usuario, most })
  return row?.seconds ?? 0
}

/** Counts bytes that a user writes outside the history. */
export const noteWrittenBytes = (transaction: Kysely<Schema>, usuario: number, bytes: number) =>
  sql`insert into bytes_escritos (usuario, momento, bytes) values (${usuario}, date_trunc('minute', now()), ${bytes})`.execute(transaction)

/** Removes the rows that do not count any more. */
export const forgetWrittenBytes = (db: Kysely<Schema>, closing?: AbortSignal) =>
  inRetention(db, closing, transaction => sql`delete from bytes_escritos where not (${COUNTS})`.execute(transaction))
