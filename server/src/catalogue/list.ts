import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Schema } from '../database/schema'
import { Compressed } from '../http/compression'
import { digest, namesTag } from '../http/etag'
import { CACHE_PRIVATE, JSON_TYPE, sendTagged, vary } from '../http/send'
import type { Shape } from './shape'

interface ListDefinition {
  table: string
  /** One row as JSON, and where from, for a server whose addresses begin with `base`. */
  shape: (base: string) => Shape
  base: (request: FastifyRequest) => string
  /** The column that gives the order. */
  orderBy: string
  /** Columns that the query may name a value for. */
  filters?: string[]
}

interface Content {
  version: number
  content: Compressed
}

const noContent = new Compressed(Buffer.alloc(0))

const readVersion = async (db: Kysely<Schema>, table: string) => {
  const row = await db.selectFrom('versiones_de_tabla').where('tabla', '=', table).select('version').executeTakeFirst()
  return row?.version
}

/**
 * A handler for a table as a list, made in SQL. The whole list is kept, compressed, for as long as the table's version stays
 * the same; every replica keeps its own, and the version in the database tells each when it is out of date.
 */
export const listHandler = (db: Kysely<Schema>, { table, shape, base, orderBy, filters = [] }: ListDefinition) => {
  const order = sql.ref(`${table}.${orderBy}`)
  // A later release may give the rows other members: its tags must differ at the same version.
  const shapeTag = digest(shape('').json.compile(db).sql)
  let kept: (Content & { base: string }) | undefined

  /** The table's version with the list of that very moment: one statement sees one state. */
  const read = async (base: string, condition: RawBuilder<unknown>): Promise<Content> => {
    const { json, from } = shape(base)
    const { rows } = await sql<{ version: number; body: string }>`
      select version, (select coalesce(json_agg(${json} order by ${order}), '[]')::text from ${from} where ${condition}) as body
      from versiones_de_tabla where tabla = ${table}
    `.execute(db)
    const [row] = rows
    if (row === undefined) throw new Error(`${table} has no version: its migration has to call trackVersions`)
    return { version: row.version, content: new Compressed(Buffer.from(row.body)) }
  }

  const readWhole = async (base: string) => {
    if (kept !== undefined && kept.base === base && kept.version === (await readVersion(db, table))) return kept
    kept = { base, ...(await read(base, sql`true`)) }
    return kept
  }

  const readSome = async (base: string, values: [string, unknown][], known: string | undefined): Promise<Content> => {
    const version = known === undefined ? undefined : await readVersion(db, table)
    if (version !== undefined && namesTag(known, tagOf(version))) return { version, content: noContent }
    return read(
      base,
      sql.join(
        values.map(([name, value]) => sql`${sql.ref(`${table}.${name}`)} = ${value}`),
        sql` and `,
      ),
    )
  }

  const tagOf = (version: number) => `"${shapeTag}-${version}"`

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const values = Object.entries(request.query ?? {}).filter(([name]) => filters.includes(name))
    const { version, content } = await (values.length === 0
      ? readWhole(base(request))
      : readSome(base(request), values, request.headers['if-none-match']))
    vary(reply, 'Authorization')
    return sendTagged(request, reply, { content, etag: tagOf(version), type: JSON_TYPE, cacheControl: CACHE_PRIVATE })
  }
}
