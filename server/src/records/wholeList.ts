import { sql, type Kysely, type RawBuilder } from 'kysely'
import { Compressed, type Content } from '../response/compression'
import { pack } from '../response/packed'
import type { Schema } from '../database/schema'
import { Snapshot } from '../database/snapshot'
import type { Shape } from './shape'
import { slicesOf, withoutVersion, type Key, type ChunkSize, type Chunk } from './chunkedRead'

export interface WholeListQuery {
  table: string
  /** Column that is unique, and indexed. */
  orderBy: string
  condition: RawBuilder<unknown>
  shape: Shape
  pace: ChunkSize
  /** Aborted when the caller has hung up. */
  abandoned?: AbortSignal | undefined
  /** Text before and after the rows. */
  frame: (version: number) => { head: string; tail: string }
  /** Accept-Encoding of the caller. */
  accepts: string | undefined
}

/** List of one moment. */
export interface WholeList {
  /** The table's. */
  version: number
  content: Content
}

interface TextSlice extends Chunk {
  /** Its rows as JSON, separated. */
  text: string
}

/** Separator of `json_agg`. */
export const SEPARATOR = ', '

interface SliceRow {
  version: number
  count: number
  last: Key | null
  text: string | null
}

/** One statement sees one state: the version is the one that the rows are of. */
const readingOf =
  ({ table, orderBy, condition, shape }: WholeListQuery) =>
  async (db: Kysely<Schema>, after: Key | null, limit: number): Promise<TextSlice> => {
    const own = sql.table(table)
    const order = sql.ref(`${table}.${orderBy}`)
    const follows = after === null ? sql`true` : sql`${order} > ${after}`
    // The chosen rows bear the table's own name, so that the shape of all rows is the shape of these.
    const { rows } = await sql<SliceRow>`
      with ${own} as (select * from ${own} where ${condition} and ${follows} order by ${order} limit ${limit}::integer)
      select version, slice.* from versiones_de_tabla, (
        select count(*)::integer as count, max(${order}) as last, string_agg(${shape.json}, ${sql.lit(SEPARATOR)} order by ${order}) as text
        from ${shape.from}
      ) as slice where tabla = ${table}
    `.execute(db)
    const [row] = rows
    if (row === undefined) throw withoutVersion(table)
    const text = row.text ?? ''
    return { ...row, text, size: text.length }
  }

/** Ends a reading in whose course the table has changed. */
class Moved extends Error {}

/** Text of the list, slice by slice. @throws Moved where two slices are of different versions */
async function* textOf(query: WholeListQuery, first: TextSlice, rest: AsyncIterable<TextSlice>): AsyncGenerator<string> {
  const { head, tail } = query.frame(first.version)
  // Long texts are not joined: each would be copied.
  yield head
  yield first.text
  for await (const { version, count, text } of rest) {
    if (version !== first.version) throw new Moved()
    if (count === 0) continue
    yield SEPARATOR
    yield text
  }
  yield tail
}

const joined = async (text: AsyncIterable<string>): Promise<Content> => {
  let whole = ''
  for await (const piece of text) whole += piece
  return new Compressed(Buffer.from(whole))
}

const readOnce = async (db: Kysely<Schema>, query: WholeListQuery): Promise<WholeList> => {
  const { table, pace, abandoned } = query
  const slices = slicesOf(db, { pace, abandoned, read: readingOf(query) })
  const limit = pace.rows
  const { value: first } = await slices.next()
  if (first === undefined) throw withoutVersion(table)
  const text = textOf(query, first, slices)
  const isShort = first.count < limit
  return { version: first.version, content: await (isShort ? joined(text) : pack(text, query.accepts)) }
}

/** Attempts to read all slices of one moment while others write; the last one after these is made in a snapshot. */
const TRIES = 3

/**
 * Table as a list of one moment, read in slices with the work of others in between. In memory are one slice and the compressed text: a slow
 * reader holds no more, and no connection of the database.
 */
export const readWholeList = async (db: Kysely<Schema>, query: WholeListQuery): Promise<WholeList> => {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    try {
      return await readOnce(db, query)
    } catch (error) {
      if (!(error instanceof Moved)) throw error
    }
  }
  return Snapshot.read(db, snapshot => readOnce(snapshot.db, query))
}
