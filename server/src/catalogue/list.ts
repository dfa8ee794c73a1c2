import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Schema } from '../database/schema'
import { Compressed } from '../http/compression'
import { digest } from '../http/etag'
import { CACHE_PRIVATE, JSON_TYPE, sendTagged, vary } from '../http/send'

interface ListDefinition {
  table: string
  /** One row as JSON. */
  record: RawBuilder<unknown>
  /** The column that gives the order. */
  orderBy: string
}

/** The table's version with the list of that very moment: one statement sees one state. */
const readList = async (db: Kysely<Schema>, { table, record, orderBy }: ListDefinition) => {
  const { rows } = await sql<{ version: number; body: string }>`
    select version, (select coalesce(json_agg(${record} order by ${sql.ref(orderBy)}), '[]')::text from ${sql.table(table)}) as body
    from versiones_de_tabla where tabla = ${table}
  `.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error(`${table} has no version: its migration has to call trackVersions`)
  return row
}

const readVersion = async (db: Kysely<Schema>, table: string) => {
  const row = await db.selectFrom('versiones_de_tabla').where('tabla', '=', table).select('version').executeTakeFirst()
  return row?.version
}

/**
 * A handler for a whole table as a list, made in SQL and kept, compressed, for as long as the table's version stays the same.
 * Every replica keeps its own; the version in the database tells each when it is out of date.
 */
export const listHandler = (db: Kysely<Schema>, definition: ListDefinition) => {
  // A later release may give the rows other members: its tags must differ at the same version.
  const shape = digest(definition.record.compile(db).sql)
  let kept: { version: number; content: Compressed } | undefined

  const read = async () => {
    const { version, body } = await readList(db, definition)
    kept = { version, content: new Compressed(Buffer.from(body)) }
    return kept
  }

  const current = async () => {
    if (kept !== undefined && kept.version === (await readVersion(db, definition.table))) return kept
    return read()
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { version, content } = await current()
    vary(reply, 'Authorization')
    return sendTagged(request, reply, {
      content,
      etag: `"${shape}-${version}"`,
      type: JSON_TYPE,
      cacheControl: CACHE_PRIVATE,
    })
  }
}
