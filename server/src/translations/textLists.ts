import { sql, type Kysely } from 'kysely'
import type { ChangedRow } from '../records/changes'
import type { Shape } from '../records/shape'
import { slicesOf, withoutVersion, type Chunk } from '../records/chunkedRead'
import { compiledStatement, param, type Values } from '../database/prepared'
import type { Schema } from '../database/schema'
import { Snapshot } from '../database/snapshot'
import type { Sql } from '../sql'
import type { ChangedRoots, Moment } from './changedRoots'
import { presentRows } from './blocks'
import type { VersionedList } from './listCache'
import { mendPackedBlocks, sizeOf, toPackedBlocks, type PackedBlock } from './packedBlocks'
import { roots, versionOfTexts, type TextRoot } from './texts'

/** List with a row for each root that has one, stored compressed by kind of root. */
export interface TextList extends VersionedList {
  moment: Moment
  kinds: readonly (readonly PackedBlock[])[]
}

/** Rows of some roots; a root without texts has no body. */
interface RootSlice extends Chunk<number> {
  rows: ChangedRow[]
}

interface SliceRow {
  version: number
  /** Null where there is no row beside the version. */
  key: number | null
  body: string | null
}

/** Length that a root without texts counts as: the next ones may have texts. */
const LENGTH_OF_NONE = 500

const toSlice = (found: readonly SliceRow[], table: string): RootSlice => {
  const [first] = found
  if (first === undefined) throw withoutVersion(table)
  const rows = found.flatMap(({ key, body }) => (key === null ? [] : [{ key, body }]))
  const size = rows.reduce((sum, { body }) => sum + (body?.length ?? LENGTH_OF_NONE), 0)
  return { version: first.version, rows, count: rows.length, size, last: rows.at(-1)?.key ?? null }
}

/** Statements that read the rows of one kind of root, each planned once. */
interface Kind {
  table: string
  /** Reads up to `limit` rows with ids after `after`. */
  read: (db: Kysely<Schema>, values: Values, after: number | null, limit: number) => Promise<RootSlice>
  /** Reads the rows of these ids. */
  readSome: (db: Kysely<Schema>, values: Values, ids: readonly number[]) => Promise<RootSlice>
}

/** Statements that read a list of one shape. */
interface Statements {
  kinds: readonly Kind[]
  /** Languages of the names of parts in a list of these values. */
  languagesOf: (values: Values) => string[]
}

/** Largest possible id. A generic plan uses the index only where the ids are bounded on both sides. */
const LAST = 2 ** 31 - 1

/**
 * Statements for all kinds of roots.
 *
 * @param shapeOf shape of a root's row; null where the root has none
 */
export const statementsOf = (shapeOf: (root: TextRoot) => Shape, languagesOf: Statements['languagesOf'] = () => []): Statements => {
  const kinds = roots.map((root): Kind => {
    const { name: table } = root.resource
    const { json, from } = shapeOf(root)
    const own = sql.table(table)
    const statement = (chosen: Sql) =>
      compiledStatement(
        () => sql<SliceRow>`
          with ${own} as (${chosen})
          select version, slice.* from (${versionOfTexts}) as versiones
            left join (select ${sql.ref(`${table}.id`)} as key, ${json} as body from ${from}) as slice on true
          order by slice.key`,
      )
    const next = statement(sql`
      select * from ${own} where id > coalesce(${param('after')}::integer, 0) and id <= ${param('last')}::integer
      order by id limit ${param('limit')}::integer`)
    // PostgreSQL would plan `id = any(ids)` each time, since its costs vary with the ids.
    const some = statement(sql`
      select found.* from json_array_elements_text(${param('ids')}::json) as ids (id)
        cross join lateral (select * from ${own} where id = ids.id::integer offset 0) as found`)
    return {
      table,
      read: async (db, values, after, limit) => toSlice(await next(db, { ...values, after, last: LAST, limit }), table),
      readSome: async (db, values, ids) => toSlice(await some(db, { ...values, ids: JSON.stringify(ids) }), table),
    }
  })
  return { kinds, languagesOf }
}

/** Changed roots read by one statement: the embedded engine answers no other caller meanwhile. */
const ROOTS_AT_ONCE = 50

/** Attempts to read a list of one moment while others write; after these, the list is read in a snapshot. */
const TRIES = 4

/**
 * Makes lists of one shape, each for the values of its statements: from the previous list by reading the roots that have changed since, or
 * from all roots where there is no previous list or the changes are not known.
 *
 * @param changedRoots shared by all lists of a server
 */
export const createTextLists = (db: Kysely<Schema>, changedRoots: ChangedRoots, { kinds, languagesOf }: Statements) => {
  interface ReadContext {
    on: Kysely<Schema>
    values: Values
    abandoned: AbortSignal
  }

  /** Reads all rows. Each statement sees a moment of its own: `seen` collects their versions. */
  const readAll = async ({ read }: Kind, { on, values, abandoned }: ReadContext, seen: Set<number>) => {
    const blocks: PackedBlock[] = []
    const slices = slicesOf(on, { abandoned, read: (db, after: number | null, limit) => read(db, values, after, limit) })
    for await (const { version, rows } of slices) {
      seen.add(version)
      blocks.push(...(await toPackedBlocks(presentRows(rows))))
    }
    return blocks
  }

  const mend = async (
    blocks: readonly PackedBlock[],
    { readSome }: Kind,
    ids: number[],
    { on, values, abandoned }: ReadContext,
    seen: Set<number>,
  ) => {
    ids.sort((a, b) => a - b)
    let mended = blocks
    for (let at = 0; at < ids.length; at += ROOTS_AT_ONCE) {
      abandoned.throwIfAborted()
      const some = ids.slice(at, at + ROOTS_AT_ONCE)
      const { version, rows } = await readSome(on, values, some)
      seen.add(version)
      const bodies = new Map(rows.map(({ key, body }) => [key, body]))
      mended = await mendPackedBlocks(
        mended,
        some.map(key => ({ key, body: bodies.get(key) ?? null })),
      )
    }
    return mended
  }

  /** List of the moment. Where statements saw other moments, `isOfMoment` is false: the list has rows of later moments, which must be read again. */
  const renew = async (
    before: TextList | undefined,
    moment: Moment,
    reading: ReadContext,
  ): Promise<{ list: TextList; isOfMoment: boolean }> => {
    const changed = before && changedRoots.since(before.moment, languagesOf(reading.values))
    const seen = new Set([moment.version])
    const made: (readonly PackedBlock[])[] = []
    for (const [at, kind] of kinds.entries()) {
      const ids = [...(changed?.get(kind.table) ?? [])]
      made.push(await (changed ? mend(before.kinds[at] ?? [], kind, ids, reading, seen) : readAll(kind, reading, seen)))
    }
    const size = made.flat().reduce((sum, block) => sum + sizeOf(block), 0)
    return { list: { version: moment.version, moment, kinds: made, size }, isOfMoment: seen.size === 1 }
  }

  /** List of one moment, at `version` or later. */
  return async (values: Values, before: TextList | undefined, abandoned: AbortSignal, version: number | undefined): Promise<TextList> => {
    let previous = before
    for (let tries = 1; tries <= TRIES; tries += 1) {
      // Later attempts need the changes since the first: the version known then is not enough.
      const moment = await changedRoots.read(db, tries === 1 ? version : undefined)
      const { list, isOfMoment } = await renew(previous, moment, { on: db, values, abandoned })
      if (isOfMoment) return list
      previous = list
    }
    return changedRoots.alone(readMoment =>
      Snapshot.read(db, async snapshot => {
        const on = snapshot.db
        return (await renew(previous, await readMoment(on), { on, values, abandoned })).list
      }),
    )
  }
}
