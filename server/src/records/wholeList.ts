import { sql, type Kysely } from 'kysely'
import { Compressed, type Content } from '../response/compression'
import { pack } from '../response/packed'
import type { Schema } from '../database/schema'
import { Snapshot } from '../database/snapshot'
import type { Sql } from '../sql'
import type { Shape } from './shape'
import { SLICE_SIZE, slicesOf, withoutVersion, type Key, type Chunk } from './chunkedRead'

export interface WholeListQuery {
  table: string
  /** Unique, indexed column. */
  orderBy: string
  condition: Sql
  shape: Shape
  /** Aborted when the client has disconnected. */
  abandoned?: AbortSignal
  /** Text before and after the rows. */
  frame: (version: number) => { head: string; tail: string }
  /** Accept-Encoding of the caller. */
  accepts: string | undefined
}

/** List of one version of the table. */
export interface WholeList {
  /** Version of the table. */
  version: number
  content: Content
}

interface TextSlice extends Chunk {
  /** Rows as JSON, with {@link SEPARATOR} in between. */
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

/** Reads a slice by one statement, which sees one state: the version is that of the rows. */
const readingOf =
  ({ table, orderBy, condition, shape }: WholeListQuery) =>
  async (db: Kysely<Schema>, after: Key | null, limit: number): Promise<TextSlice> => {
    const own = sql.table(table)
    const order = sql.ref(`${table}.${orderBy}`)
    const follows = after === null ? sql`true` : sql`${order} > ${after}`
    // The subquery has the name of the table, so that the shape for the table applies to the selected rows.
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

/** Thrown if the table changes during a read. */
class VersionChanged extends Error {}

/** Text of the list, slice by slice. @throws VersionChanged if two slices are of different versions */
async function* textOf(query: WholeListQuery, first: TextSlice, rest: AsyncIterable<TextSlice>): AsyncGenerator<string> {
  const { head, tail } = query.frame(first.version)
  // Long texts are not joined: each would be copied.
  yield head
  yield first.text
  for await (const { version, count, text } of rest) {
    if (version !== first.version) throw new VersionChanged()
    if (count === 0) continue
    yield SEPARATOR
    yield text
  }
  yield tail
}

async function* joined(begin: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield begin
  yield* rest
}

/** Content of the text, which is compressed while it is read if it is longer than a slice. */
const contentOf = async (text: AsyncGenerator<string>, accepts: string | undefined): Promise<Content> => {
  let begin = ''
  for (;;) {
    const piece = await text.next()
    if (piece.done) return new Compressed(Buffer.from(begin))
    begin += piece.value
    if (begin.length > SLICE_SIZE) return pack(joined(begin, text), accepts)
  }
}

const readOnce = async (db: Kysely<Schema>, query: WholeListQuery): Promise<WholeList> => {
  const { table, abandoned } = query
  const slices = slicesOf(db, { abandoned, read: readingOf(query) })
  const { value: first } = await slices.next()
  if (first === undefined) throw withoutVersion(table)
  return { version: first.version, content: await contentOf(textOf(query, first, slices), query.accepts) }
}

/** Attempts to read all slices of one version while others write; after them the list is read in a snapshot. */
const TRIES = 3

/**
 * Table as a list of one version, read in slices with other work in between. Memory holds at most two slices and the compressed text; a slow
 * client holds no database connection.
 */
export const readWholeList = async (db: Kysely<Schema>, query: WholeListQuery): Promise<WholeList> => {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    try {
      return await readOnce(db, query)
    } catch (error) {
      if (!(error instanceof VersionChanged)) throw error
    }
  }
  return Snapshot.read(db, snapshot => readOnce(snapshot.db, query))
}
