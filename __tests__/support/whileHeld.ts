import { Client } from 'pg'

/** Comes back once so many wait for a lock: with the process ids of their connections. */
type Waiting = (count: number) => Promise<number[]>

const WAITING = `
  select distinct pid from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())`

/** Holds the locks of a statement, by a connection of its own, until the work is done. */
export const whileHeld = async <T>(databaseUrl: string, statement: string, work: (waiting: Waiting) => Promise<T>): Promise<T> => {
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
