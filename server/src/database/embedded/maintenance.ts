import { sql, type Kysely } from 'kysely'

const TEN_MINUTES = 600_000

/** What a server would do in the background by itself, and this engine never does. It waits for a running transaction. */
export const maintain = async <DB>(db: Kysely<DB>) => {
  await sql`vacuum analyze`.execute(db)
  await sql`checkpoint`.execute(db)
}

/** Runs {@link maintain} at an interval until stopped. A failure goes to the log: the next round tries again. */
export const scheduleMaintenance = <DB>(db: Kysely<DB>, intervalMs = TEN_MINUTES) => {
  const timer = setInterval(() => {
    maintain(db).catch((error: unknown) => console.error('Maintenance of the embedded database failed', error))
  }, intervalMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
