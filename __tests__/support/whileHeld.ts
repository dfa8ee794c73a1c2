import { Client } from 'pg'

/** Resolves as soon as `count` connections wait for a lock, with their process ids. */
type LockWait = (count: number) => Promise<number[]>

const WAITING = `
  select distinct pid from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())`

/** Holds the locks of a statement on a connection of its own until the work has ended. */
export const whileHeld = async <T>(databaseUrl: string, statement: string, work: (waiting: LockWait) => Promise<T>): Promise<T> => {
  const holder = new Client(databaseUrl)
  await holder.connect()
  try {
    await holder.query('begin')
    await holder.query(statement)
    return await work(async count => {
      for (;;) {
        const { rows } = await holder.query<{ pid: number }>(WAITING)
        if (rows.length >= count) return rows.map(({ pid }) => pid)
      }
    })
  } finally {
    await holder.end()
  }
}
