import { sql, type Kysely } from 'kysely'
import type { Schema } from '../database/schema'
import { Snapshot } from '../database/snapshot'
import { HttpError } from '../answer/httpError'
import { catalogues } from '../definitions/catalogues'
import type { Catalogue } from '../definitions/definition'
import { conditions } from './references'

const list = new Intl.ListFormat('es')

/** "3 envases y 1 línea de composición": who refers to a record. */
const countUsers = async ({ db }: Snapshot, target: string, id: number) => {
  const users: string[] = []
  for (const catalogue of catalogues) {
    const found = conditions(catalogue, target, id)
    if (found.length === 0) continue
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(catalogue.table)} where ${sql.join(found, sql` or `)}
    `.execute(db)
    const n = rows[0]?.n ?? 0
    if (n > 0) users.push(`${n} ${n === 1 ? catalogue.counted.one : catalogue.counted.many}`)
  }
  return users
}

/** Why the database does not let a record go. */
export const inUse = async (db: Kysely<Schema>, { table, subject }: Catalogue, id: number) => {
  const users = await Snapshot.read(db, snapshot => countUsers(snapshot, table, id))
  return new HttpError(409, `${subject} se usa en ${users.length > 0 ? list.format(users) : 'otros registros'}`)
}
