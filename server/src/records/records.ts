import { sql, type Kysely } from 'kysely'
import type { Resource } from '@/shared/resources/resource'
import { isForeignKeyViolation } from '../database/errors'
import { param } from '../database/prepared'
import type { Schema } from '../database/schema'
import type { Author } from '../database/author'
import { inTransactionOf } from '../database/transaction'
import { anyOf, type Sql } from '../sql'
import { digest, namesTag, staleRecord } from '../response/etag'
import { notFound, type FieldErrors } from '../response/httpError'
import { check, writable, type RecordBody } from './check'
import { isList, listTable, writeColumn } from '../resources/columns'
import { referenceOf, type Reference } from '../resources/references'
import { shapeOf } from './shape'
import { inUse } from './inUse'

/** Record for a response: JSON made in SQL, and the ETag of its version. */
export interface StoredRecord {
  body: string
  etag: string
}

interface FoundRecord {
  version: number | null
  body: string | null
}

/** Request body, and the errors of its schema; undefined without errors. */
interface RecordWrite {
  body: RecordBody
  refused: FieldErrors | undefined
}

/** Id of a record, and the ETag of the version that the caller knows. */
interface KnownRecord {
  id: number
  ifMatch: string | undefined
}

/** Reads and writes single records of a resource; `routes` adds HTTP. */
export const createRecords = (resource: Resource) => {
  const { name: table, fields, exactlyOne } = resource
  const own = sql.table(table)

  // A later release may add or remove members: the tags of one version must then differ.
  let shape: string | undefined
  const tag = (db: Kysely<Schema>, version: number) => {
    shape ??= digest(shapeOf(resource, '').json.compile(db).sql)
    return `"${shape}-${version}"`
  }

  /**
   * Statement for the record `id`: its version, and its body if the version is not `known`. No row if the record does not exist.
   * `base` is the prefix of image addresses.
   */
  const finding = () => {
    const { json, from } = shapeOf(resource, param('base'))
    const isIt = sql`${sql.ref(`${table}.id`)} = ${param('id')}::integer`
    // The body is a subquery, so that it is not computed if the caller has it.
    return sql<FoundRecord>`
      select version, case when version is distinct from ${param('known')}::integer then (select ${json} from ${from} where ${isIt}) end as body
      from ${own} where ${isIt}`
  }

  /** Response from the result of {@link finding}; without a body if the caller has it. */
  const foundRecord = (db: Kysely<Schema>, { version, body }: Partial<FoundRecord>) => {
    if (typeof version !== 'number') throw notFound()
    return { body: body ?? undefined, etag: tag(db, version) }
  }

  /** Version of the first tag in a header If-None-Match; null if that is not a tag of this table. */
  const versionIn = (db: Kysely<Schema>, header: string | undefined) => {
    const version = Number(/-(\d{1,9})"/.exec(header ?? '')?.[1] ?? 0)
    return namesTag(header, tag(db, version)) ? version : null
  }

  /** Reads a record. `base` is the prefix of image addresses. */
  const read = async (db: Kysely<Schema>, id: number, base: string): Promise<StoredRecord> => {
    const { json, from } = shapeOf(resource, base)
    const { rows } = await sql<{ body: string; version: number }>`
      select ${json} as body, ${sql.ref(`${table}.version`)} as version from ${from} where ${sql.ref(`${table}.id`)} = ${id}
    `.execute(db)
    const [row] = rows
    if (row === undefined) throw notFound()
    return { body: row.body, etag: tag(db, row.version) }
  }

  /** Locks the record until the transaction ends, and checks its version against `ifMatch`. */
  const lockRecord = async (db: Kysely<Schema>, { id, ifMatch }: KnownRecord) => {
    const columns = sql.join(['id', 'version', ...(exactlyOne?.members ?? [])].map(name => sql.ref(name)))
    const { rows } = await sql<
      RecordBody & { id: number; version: number }
    >`select ${columns} from ${own} where id = ${id} for update`.execute(db)
    const [row] = rows
    if (row === undefined) throw notFound()
    if (ifMatch !== undefined && !namesTag(ifMatch, tag(db, row.version))) throw staleRecord()
    return row
  }

  /** Values of the columns of the record itself. */
  const columns = (body: RecordBody) =>
    Object.entries(body).flatMap(([name, value]) => {
      const field = fields[name]
      return field && !isList(field) ? [{ name, value: writeColumn(field, value) }] : []
    })

  /** Writes the differences from the stored list; returns true if there are any. */
  const writeList = async (db: Kysely<Schema>, id: number, name: string, { stored }: Reference, value: unknown) => {
    const list = listTable(table, name)
    const elements = sql`jsonb_array_elements_text(${JSON.stringify(value)}::jsonb) with ordinality as each (value, posicion)`
    const element = stored(sql.ref('each.value'))
    const removed = await sql`
      delete from ${list} as kept where registro = ${id}
        and not exists (select from ${elements} where ${element} = kept.elemento and each.posicion = kept.posicion)
    `.execute(db)
    const added = await sql`
      insert into ${list} (registro, elemento, posicion)
      select ${id}::integer, ${element}, each.posicion from ${elements} order by each.posicion
      on conflict do nothing
    `.execute(db)
    return [removed, added].some(({ numAffectedRows = 0n }) => numAffectedRows > 0n)
  }

  /** Writes the lists of a body; returns true if any has changed. */
  const writeLists = async (db: Kysely<Schema>, id: number, body: RecordBody) => {
    let hasChanged = false
    for (const [name, value] of Object.entries(body)) {
      const field = fields[name]
      if (field && isList(field) && (await writeList(db, id, name, referenceOf(field), value))) hasChanged = true
    }
    return hasChanged
  }

  const insert = async (db: Kysely<Schema>, body: RecordBody) => {
    const columnValues = columns(body)
    const names = sql.join(columnValues.map(({ name }) => sql.ref(name)))
    const values =
      columnValues.length === 0 ? sql`default values` : sql`(${names}) values (${sql.join(columnValues.map(({ value }) => value))})`
    const { rows } = await sql<{ id: number }>`insert into ${own} ${values} returning id`.execute(db)
    const [row] = rows
    if (row === undefined) throw new Error(`Nothing was inserted into ${table}`)
    return row.id
  }

  /** Creates a record in the caller's transaction. */
  const create = async (transaction: Kysely<Schema>, { body, refused }: RecordWrite, base: string) => {
    await check(transaction, resource, body, refused)
    const values = writable(resource, body)
    const id = await insert(transaction, values)
    await writeLists(transaction, id, values)
    return read(transaction, id, base)
  }

  /** Writes columns and raises the version, if a value differs or lists have changed. */
  const set = async (db: Kysely<Schema>, id: number, changes: { name: string; value: Sql }[], listsChanged = false) => {
    const assignments = changes.map(({ name, value }) => sql`${sql.ref(name)} = ${value}`)
    const differs = changes.map(({ name, value }) => sql`${sql.ref(name)} is distinct from ${value}`)
    await sql`
      update ${own} set ${sql.join([...assignments, sql`version = version + 1`])}
      where id = ${id} and ${anyOf([sql.lit(listsChanged), ...differs])}
    `.execute(db)
  }

  /** Updates a record. A body without changes keeps the version, and writes no history. */
  const update = (db: Kysely<Schema>, author: Author, known: KnownRecord, { body, refused }: RecordWrite, base: string) =>
    inTransactionOf(
      db,
      author,
      async transaction => {
        const stored = await lockRecord(transaction, known)
        await check(transaction, resource, body, refused, stored)
        const changes = writable(resource, body)
        await set(transaction, known.id, columns(changes), await writeLists(transaction, known.id, changes))
        return read(transaction, known.id, base)
      },
      { violations: true },
    )

  /** Sets the hash of a stored image in the record, or null, in the caller's transaction. */
  const setImage = async (transaction: Kysely<Schema>, known: KnownRecord, column: string, hash: string | null, base: string) => {
    await lockRecord(transaction, known)
    await set(transaction, known.id, [{ name: column, value: sql`${hash}` }])
    return read(transaction, known.id, base)
  }

  /** Deletes a record. @throws HttpError 409 with the kinds and numbers of records, if others refer to it */
  const remove = async (db: Kysely<Schema>, author: Author, known: KnownRecord) => {
    try {
      await inTransactionOf(db, author, async transaction => {
        await lockRecord(transaction, known)
        await sql`delete from ${own} where id = ${known.id}`.execute(transaction)
      })
    } catch (error) {
      throw isForeignKeyViolation(error) ? await inUse(db, resource, known.id) : error
    }
  }

  return { finding, foundRecord, versionIn, create, update, setImage, remove }
}
