import { sql, type Kysely } from 'kysely'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Schema } from '../database/schema'
import { Compressed, type Content } from '../response/compression'
import { digest } from '../response/etag'
import { param } from '../database/prepared'
import { allOf } from '../sql'
import { unlessGone } from '../http/gone'
import { createPreloadedQuery } from '../http/preloadedQuery'
import { JSON_TYPE, sendContent, sendVersion, vary } from '../http/send'
import { readChangesOf, type Changes } from '../records/changes'
import type { Shape } from '../records/shape'
import { readWholeList, SEPARATOR, type WholeListQuery } from '../records/wholeList'
import type { Semaphore } from '../semaphore'

interface ListDefinition {
  table: string
  /** Row as JSON and its `from`, for a server whose addresses begin with `base`. */
  shape: (base: string) => Shape
  base: (request: FastifyRequest) => string
  /** Column of the order: unique and indexed. Changes since a version are known only for the order by `id`. */
  orderBy: string
  /** Columns that the query may filter by. */
  filters?: readonly string[]
  /** Query of another list of the same table at the same address. */
  preloaded?: ReturnType<typeof askVersionOf>
}

const askVersionOf = (table: string) =>
  createPreloadedQuery(
    () => sql<{ version: number }>`select version from versiones_de_tabla where tabla = ${param('table')}`,
    () => ({ table }),
  )

const sinceOf = ({ query }: FastifyRequest): number | undefined => (query as { desde?: number }).desde

const toDelta = ({ version, rows }: Changes): Content => {
  const present = rows.flatMap(({ body }) => body ?? [])
  const gone = rows.flatMap(({ key, body }) => (body === null ? [key] : []))
  return new Compressed(
    Buffer.from(`{"version":${version},"completo":false,"registros":[${present.join(SEPARATOR)}],"eliminados":[${gone.join()}]}`),
  )
}

const frameOfList = () => ({ head: '[', tail: ']' })
const frameOfChanges = (version: number) => ({ head: `{"version":${version},"completo":true,"registros":[`, tail: '],"eliminados":[]}' })

/**
 * Handlers of a table as a list. The list is made in SQL, and read again for each caller without the current version, which the database
 * has for every replica.
 */
export const createList = (
  db: Kysely<Schema>,
  semaphore: Semaphore,
  { table, shape, base, orderBy, filters = [], preloaded = askVersionOf(table) }: ListDefinition,
) => {
  const compiled = (base: string) => shape(base).json.compile(db)
  // A later release may add members to the rows: its tags must differ at the same version.
  const shapeTag = digest(compiled('').sql)
  // A list without images does not depend on the origin of the request.
  const namesBase = JSON.stringify(compiled('').parameters) !== JSON.stringify(compiled('http://host').parameters)
  const baseIn = (request: FastifyRequest) => (namesBase ? base(request) : '')

  const read = (request: FastifyRequest, gone: AbortSignal, some: Pick<WholeListQuery, 'frame' | 'condition'>) =>
    semaphore(
      () =>
        readWholeList(db, {
          ...some,
          table,
          orderBy,
          shape: shape(baseIn(request)),
          abandoned: gone,
          accepts: request.headers['accept-encoding'],
        }),
      gone,
    )

  const conditionOf = (values: [string, unknown][]) => allOf(values.map(([name, value]) => sql`${sql.ref(`${table}.${name}`)} = ${value}`))

  const findChanges = readChangesOf(table, shape)

  // The bytes of a version depend on the origin if the rows contain addresses.
  const tagOf = (base: string, version: number) => `"${base === '' ? shapeTag : digest(`${shapeTag} ${base}`)}-${version}"`

  const handler = (request: FastifyRequest, reply: FastifyReply) => {
    const values = Object.entries(request.query ?? {}).filter(([name]) => filters.includes(name))
    const ownBase = baseIn(request)
    return sendVersion(request, reply, {
      current: preloaded.answerTo(request)?.version,
      tagOf: version => tagOf(ownBase, version),
      read: gone => read(request, gone, { frame: frameOfList, condition: conditionOf(values) }),
    })
  }

  /** Changes since the version in the query; all rows where the query has none, or one that the database does not know. */
  const changesHandler = async (request: FastifyRequest, reply: FastifyReply) => {
    const since = sinceOf(request)
    const content = await unlessGone(reply, async (gone): Promise<Content> => {
      if (since !== undefined && since === preloaded.answerTo(request)?.version) return toDelta({ version: since, rows: [] })
      const changes = since === undefined ? undefined : await findChanges(db, baseIn(request), since)
      if (changes) return toDelta(changes)
      return (await read(request, gone, { frame: frameOfChanges, condition: sql`true` })).content
    })
    if (content === undefined) return undefined
    vary(reply, 'Accept-Encoding')
    return sendContent(request, reply, content, JSON_TYPE)
  }

  return { preloaded, handler, changesHandler }
}
