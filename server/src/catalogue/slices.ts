import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Schema } from '../database/schema'
import { Snapshot } from '../database/snapshot'
import { toBlocks, type Block, type RowText } from './blocks'
import type { Shape } from './shape'

export interface ListQuery {
  table: string
  /** A column that is unique, and indexed. */
  orderBy: string
  condition: RawBuilder<unknown>
  shape: Shape
  pace: Pace
  /** Aborted when the last caller that waits for the list has hung up: no further slice is read. */
  abandoned?: AbortSignal | undefined
}

/** How many rows a slice begins with: remembered, since a list that is made anew has rows as long as before. */
export interface Pace {
  rows: number
}

export interface List {
  /** The table's, as of the moment that the whole list is of. */
  version: number
  blocks: Block[]
}

/** The rows of a slice; one without a text is left out of the list. */
export interface Slice {
  version: number
  rows: { key: RowText['key']; body: string | null }[]
}

/** How a table is read, slice by slice. */
export interface Slicing {
  pace: Pace
  /** So many rows at most, those whose key follows; from the first on where that is null. */
  read: (db: Kysely<Schema>, after: RowText['key'] | null, limit: number) => Promise<Slice>
  abandoned?: AbortSignal | undefined
}

/**
 * What a slice should have, in characters: the embedded engine answers nobody else while it makes one, and what comes from its thread is
 * several times in memory until it has come.
 */
const SLICE_SIZE = 500_000

export const firstPace = (): Pace => ({ rows: 250 })

const sizeOf = (rows: Slice['rows']) => rows.reduce((sum, { body }) => sum + (body?.length ?? 0), 0)

/** Goes by the size of the rows before, for those after may be as long. */
const nextRows = (limit: number, { rows }: Slice) =>
  Math.max(1, Math.min(limit * 4, Math.floor((SLICE_SIZE * rows.length) / Math.max(1, sizeOf(rows)))))

export interface SliceRow {
  version: number
  /** Null where there is no row beside the version. */
  key: RowText['key'] | null
  body: string | null
}

export const toSlice = (rows: readonly SliceRow[], table: string): Slice => {
  const [first] = rows
  if (first === undefined) throw new Error(`${table} has no version: its migration has to call trackChanges of 006_trackChanges.ts`)
  return { version: first.version, rows: rows.flatMap(({ key, body }) => (key === null ? [] : [{ key, body }])) }
}

/** One statement sees one state: the version is the one that the rows are of. Where there is no row it comes with nothing beside it. */
const readingOf =
  ({ table, orderBy, condition, shape }: ListQuery): Slicing['read'] =>
  async (db, after, limit) => {
    const own = sql.table(table)
    const order = sql.ref(`${table}.${orderBy}`)
    const follows = after === null ? sql`true` : sql`${order} > ${after}`
    // The chosen rows bear the table's own name, so that the shape of all rows is the shape of these.
    const { rows } = await sql<SliceRow>`
      with ${own} as (select * from ${own} where ${condition} and ${follows} order by ${order} limit ${limit}::integer)
      select version, slice.* from versiones_de_tabla
        left join (select ${order} as key, ${shape.json}::text as body from ${shape.from}) as slice on true
      where tabla = ${table} order by slice.key
    `.execute(db)
    return toSlice(rows, table)
  }

export async function* slicesOf(db: Kysely<Schema>, { pace, read, abandoned }: Slicing): AsyncGenerator<Slice> {
  let limit = pace.rows
  let after: RowText['key'] | null = null
  for (;;) {
    abandoned?.throwIfAborted()
    const slice: Slice = await read(db, after, limit)
    yield slice
    if (slice.rows.length < limit) return
    limit = nextRows(limit, slice)
    pace.rows = limit
    after = slice.rows.at(-1)?.key ?? null
  }
}

export const hasBody = (row: Slice['rows'][number]): row is RowText => row.body !== null

/** Gives undefined where somebody has changed something between two slices. */
const readSlices = async (db: Kysely<Schema>, slicing: Slicing): Promise<List | undefined> => {
  const blocks: Block[] = []
  let version: number | undefined
  for await (const slice of slicesOf(db, slicing)) {
    if (version !== undefined && version !== slice.version) return undefined
    version = slice.version
    blocks.push(...toBlocks(slice.rows.filter(hasBody)))
  }
  return version === undefined ? undefined : { version, blocks }
}

const TRIES = 3

/** A table as a list of one moment, read in slices with others' turns in between; held together where it never stands still. */
export const readList = async (db: Kysely<Schema>, query: ListQuery): Promise<List> => {
  const slicing = { pace: query.pace, read: readingOf(query), abandoned: query.abandoned }
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const list = await readSlices(db, slicing)
    if (list !== undefined) return list
  }
  const list = await Snapshot.read(db, snapshot => readSlices(snapshot.db, slicing))
  if (list === undefined) throw new Error('A table changed within a transaction that reads one state')
  return list
}
