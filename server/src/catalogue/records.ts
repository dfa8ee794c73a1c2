import { sql, type Kysely, type RawBuilder } from 'kysely'
import { isForeignKeyViolation } from '../database/errors'
import type { Schema } from '../database/schema'
import { digest, namesTag, staleRecord } from '../http/etag'
import { HttpError, notFound } from '../http/errors'
import type { Catalogue, Use } from './definition'

type Body = Record<string, unknown>

/** A record as it leaves: JSON made in SQL, and the tag of its version. */
export interface StoredRecord {
  body: string
  etag: string
}

/** The members of a record, in the contract's order, as one JSON object. */
export const recordJson = (members: string[]): RawBuilder<unknown> =>
  sql`json_build_object(${sql.join(members.flatMap(member => [sql.lit(member), sql.ref(member)]))})`

const list = new Intl.ListFormat('es')

const count = async (db: Kysely<Schema>, { table, column, one, many }: Use, id: number) => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(db)
  const n = rows[0]?.n ?? 0
  return n === 0 ? [] : [`${n} ${n === 1 ? one : many}`]
}

/** Reading and writing single records of a catalogue's table; the HTTP manners around it are `routes`. */
export const createRecords = ({ table, subject, fields, uses }: Catalogue) => {
  const from = sql.table(table)
  const json = recordJson(['id', ...Object.keys(fields)])
  const returning = sql`${json}::text as body, version`

  const toRecord = (rows: { body: string; version: number }[], shape: string): StoredRecord => {
    const [row] = rows
    if (row === undefined) throw notFound()
    return { body: row.body, etag: `"${shape}-${row.version}"` }
  }

  const run = async (db: Kysely<Schema>, query: RawBuilder<{ body: string; version: number }>) =>
    toRecord((await query.execute(db)).rows, digest(json.compile(db).sql))

  /** The fields that the body has, with what goes into their columns. What the body has besides is not looked at. */
  const columns = (body: Body) =>
    Object.entries(fields).flatMap(([name, { toColumn }]) => (Object.hasOwn(body, name) ? [{ name, value: toColumn(body[name]) }] : []))

  const read = (db: Kysely<Schema>, id: number) => run(db, sql`select ${returning} from ${from} where id = ${id}`)

  /** Holds the record until the transaction ends, and sees that it is the one the caller knows. */
  const hold = async (db: Kysely<Schema>, id: number, ifMatch: string | undefined) => {
    const { etag } = await run(db, sql`select ${returning} from ${from} where id = ${id} for update`)
    if (ifMatch !== undefined && !namesTag(ifMatch, etag)) throw staleRecord()
  }

  const create = (db: Kysely<Schema>, body: Body) => {
    const given = columns(body)
    if (given.length === 0) return run(db, sql`insert into ${from} default values returning ${returning}`)
    const names = sql.join(given.map(({ name }) => sql.ref(name)))
    const values = sql.join(given.map(({ value }) => value))
    return run(db, sql`insert into ${from} (${names}) values (${values}) returning ${returning}`)
  }

  const update = (db: Kysely<Schema>, id: number, body: Body, ifMatch: string | undefined) =>
    db.transaction().execute(async transaction => {
      await hold(transaction, id, ifMatch)
      const changes = columns(body).map(({ name, value }) => sql`${sql.ref(name)} = ${value}`)
      const set = sql.join([...changes, sql`version = version + 1`])
      return run(transaction, sql`update ${from} set ${set} where id = ${id} returning ${returning}`)
    })

  const inUse = async (db: Kysely<Schema>, id: number) => {
    const users: string[] = []
    for (const use of uses) users.push(...(await count(db, use, id)))
    return new HttpError(409, `${subject} se usa en ${users.length > 0 ? list.format(users) : 'otros registros'}`)
  }

  /** @throws HttpError 409 that says what uses the record and how many, where the database refuses because something does. */
  const remove = async (db: Kysely<Schema>, id: number, ifMatch: string | undefined) => {
    try {
      await db.transaction().execute(async transaction => {
        await hold(transaction, id, ifMatch)
        await sql`delete from ${from} where id = ${id}`.execute(transaction)
      })
    } catch (error) {
      throw isForeignKeyViolation(error) ? await inUse(db, id) : error
    }
  }

  return { json, read, create, update, remove }
}
