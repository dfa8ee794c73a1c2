import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Schema } from '../database/schema'
import type { Shape } from './shape'

export interface ListQuery {
  table: string
  /** A column that is unique, and indexed. */
  orderBy: string
  condition: RawBuilder<unknown>
  shape: Shape
  pace: Pace
}

/** How many rows a slice begins with: remembered, since a list that is made anew has rows as long as before. */
export interface Pace {
  rows: number
}

export interface List {
  /** The table's, as of the moment that the whole list is of. */
  version: number
  body: Buffer
}

interface Slice {
  version: number
  rows: number
  /** The last row's order; null where there is no row. */
  last: unknown
  /** The rows as `json_agg` writes them. */
  body: string
}

/** What a slice should have, in bytes: the embedded engine answers nobody else while it makes one. */
const SLICE_BYTES = 1_500_000

export const firstPace = (): Pace => ({ rows: 250 })

/** Goes by the size of the rows before, for those after may be as long. */
const nextRows = (limit: number, { rows, body }: Slice) => Math.max(1, Math.min(limit * 4, Math.floor((SLICE_BYTES * rows) / body.length)))

/** One statement sees one state: the version is the one that the rows are of. */
const readSlice = async (db: Kysely<Schema>, query: ListQuery, after: unknown, limit: number): Promise<Slice> => {
  const { table, orderBy, condition, shape } = query
  const own = sql.table(table)
  const order = sql.ref(`${table}.${orderBy}`)
  const follows = after === null ? sql`true` : sql`${order} > ${after}`
  // The chosen rows bear the table's own name, so that the shape of all rows is the shape of these.
  const { rows } = await sql<Slice>`
    with ${own} as (select * from ${own} where ${condition} and ${follows} order by ${order} limit ${limit}::integer)
    select version, slice.* from versiones_de_tabla, (
      select count(*)::integer as rows, max(${order}) as last, coalesce(json_agg(${shape.json} order by ${order}), '[]')::text as body
      from ${shape.from}
    ) as slice where tabla = ${table}
  `.execute(db)
  const [slice] = rows
  if (slice === undefined) throw new Error(`${table} has no version: its migration has to call trackVersions`)
  return slice
}

const SEPARATOR = ', '

/** Gives undefined where somebody has changed the table between two slices. */
const readSlices = async (db: Kysely<Schema>, query: ListQuery): Promise<List | undefined> => {
  const parts: Buffer[] = []
  let limit = query.pace.rows
  let after: unknown = null
  let version: number | undefined
  for (;;) {
    const slice = await readSlice(db, query, after, limit)
    if (version !== undefined && version !== slice.version) return undefined
    version = slice.version
    if (slice.rows > 0) parts.push(Buffer.from((parts.length === 0 ? '' : SEPARATOR) + slice.body.slice(1, -1)))
    if (slice.rows < limit) return { version, body: Buffer.concat([Buffer.from('['), ...parts, Buffer.from(']')]) }
    limit = nextRows(limit, slice)
    query.pace.rows = limit
    after = slice.last
  }
}

const TRIES = 3

/** A table as a list of one moment, read in slices with others' turns in between; held together where it never stands still. */
export const readList = async (db: Kysely<Schema>, query: ListQuery): Promise<List> => {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const list = await readSlices(db, query)
    if (list !== undefined) return list
  }
  const list = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(transaction => readSlices(transaction, query))
  if (list === undefined) throw new Error(`${query.table} changed within a transaction that reads one state`)
  return list
}
