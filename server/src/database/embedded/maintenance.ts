import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'

const TEN_MINUTES = 600_000

/** Lists the tables with the columns that a plan may turn on. Reading all texts by locale for statistics would take ten times as long. */
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
 * What a server would do in the background by itself, and this engine never does. Others have their turn after every table, and each
 * waits for a running transaction. It goes no further once `ending`.
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

/** Runs {@link maintain} again and again, with a pause before each, until stopped. A failure goes to the log: the next round tries again. */
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
