import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'

const TEN_MINUTES = 600_000

/** Lists the tables with the columns that query plans depend on. Statistics of all texts by locale would take ten times as long. */
const listTables = async <DB>(db: Kysely<DB>) => {
  const { rows } = await sql<{ name: string; columns: string }>`
    select t.oid::regclass::text as name, string_agg(quote_ident(c.attname), ', ' order by c.attnum) as columns
    from pg_class as t join pg_attribute as c on c.attrelid = t.oid
    where t.relkind in ('r', 'm') and c.attnum > 0 and not c.attisdropped and c.atttypid <> 'jsonb'::regtype
    group by t.oid order by t.oid
  `.execute(db)
  return rows.map(({ name, columns }) => ({ name: sql.raw(name), columns: sql.raw(columns) }))
}

/**
 * Vacuum, statistics and checkpoint, which a PostgreSQL server runs in the background and this engine does not. Other queries can run after
 * every table; each step waits for a running transaction. Stops once `ending` is aborted.
 */
export const maintain = async <DB>(db: Kysely<DB>, ending?: AbortSignal) => {
  if (ending?.aborted) return
  for (const { name, columns } of await listTables(db)) {
    if (ending?.aborted) return
    await sql`vacuum ${name}`.execute(db)
    await sql`analyze ${name} (${columns})`.execute(db)
  }
  await sql`checkpoint`.execute(db)
}

/** Runs {@link maintain} repeatedly, with a pause before each run, until stopped. Failures are logged: the next run tries again. */
export const scheduleMaintenance = <DB>(db: Kysely<DB>, pauseMs = TEN_MINUTES) => {
  const ending = new AbortController()
  const { signal } = ending
  const runAll = async () => {
    while (!signal.aborted) {
      await pause(pauseMs, undefined, { ref: false, signal }).catch(() => undefined)
      await maintain(db, signal).catch((error: unknown) => console.error('Maintenance of the embedded database failed', error))
    }
  }
  const running = runAll()
  const stop = () => {
    ending.abort()
    return running
  }
  return { stop }
}
