import { sql, type Kysely } from 'kysely'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Schema } from '../database/schema'
import { Compressed, type Content } from '../answer/compression'
import { digest, namesTag } from '../answer/etag'
import { slot } from '../database/prepared'
import { goneOf, unlessGone } from '../http/gone'
import { createQuestion } from '../http/question'
import { CACHE_PRIVATE, JSON_TYPE, sendContent, sendTagged, vary } from '../http/send'
import { presentRows, SEPARATOR } from '../catalogue/blocks'
import { readChangesOf, type Changes } from '../catalogue/changes'
import { BASE } from '../catalogue/hosts'
import { keepLists, mending, toKept, type Shelf } from '../catalogue/keptLists'
import type { Shape } from '../catalogue/shape'
import { firstPace, readList } from '../catalogue/slices'

interface ListDefinition {
  table: string
  /** One row as JSON, and where from, for a server whose addresses begin with `base`. */
  shape: (base: string) => Shape
  base: (request: FastifyRequest) => string
  /** The column that gives the order: unique, and indexed. By `id`, what has changed since is known. */
  orderBy: string
  /** Columns that the query may name a value for. */
  filters?: readonly string[]
  /** That of another list of the same table, which is answered at the same address. */
  question?: ReturnType<typeof askVersionOf>
}

const askVersionOf = (table: string) =>
  createQuestion(
    () => sql<{ version: number }>`select version from versiones_de_tabla where tabla = ${slot('table')}`,
    () => ({ table }),
  )

const noContent = new Compressed(Buffer.alloc(0))

const sinceOf = ({ query }: FastifyRequest): number | undefined => (query as { desde?: number }).desde

const toDelta = ({ version, rows }: Changes): Content => {
  const present = presentRows(rows).map(({ body }) => body)
  const gone = rows.flatMap(({ key, body }) => (body === null ? [key] : []))
  return new Compressed(
    Buffer.from(`{"version":${version},"completo":false,"registros":[${present.join(SEPARATOR)}],"eliminados":[${gone.join()}]}`),
  )
}

/**
 * A table as a list, made in SQL. The whole list is kept, compressed, for as long as the table's version stays the same,
 * and after that what has not changed of it; every replica keeps its own, and the version in the database tells each when it is out of date.
 */
export const createList = (
  db: Kysely<Schema>,
  shelf: Shelf,
  { table, shape, base, orderBy, filters = [], question = askVersionOf(table) }: ListDefinition,
) => {
  const compiled = (base: string) => shape(base).json.compile(db)
  // A later release may give the rows other members: its tags must differ at the same version.
  const shapeTag = digest(compiled('').sql)
  // Without an image in it the list is the same by whatever name it is asked for.
  const namesBase = JSON.stringify(compiled('').parameters) !== JSON.stringify(compiled('http://host').parameters)

  const pace = firstPace()
  const read = (base: string, abandoned: AbortSignal, values: [string, unknown][] = []) =>
    readList(db, {
      table,
      orderBy,
      condition:
        values.length === 0
          ? sql`true`
          : sql.join(
              values.map(([name, value]) => sql`${sql.ref(`${table}.${name}`)} = ${value}`),
              sql` and `,
            ),
      shape: shape(base),
      pace,
      abandoned,
    })

  const findChanges = readChangesOf(table, shape)
  const readChanges = async (base: string, version: number) => (orderBy === 'id' ? findChanges(db, base, version) : undefined)
  const keptBase = namesBase ? BASE : ''
  const readWhole = keepLists(
    mending({ read: (_, abandoned) => read(keptBase, abandoned), readChanges: (_, version) => readChanges(keptBase, version) }),
    shelf,
  )

  const readSome = async (gone: AbortSignal, values: [string, unknown][]) =>
    toKept(await shelf.make(gone, () => read(keptBase, gone, values)))

  // The same version has other bytes under another name of the server.
  const tagOf = (base: string, version: number) => `"${base === '' ? shapeTag : digest(`${shapeTag} ${base}`)}-${version}"`

  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const values = Object.entries(request.query ?? {}).filter(([name]) => filters.includes(name))
    const ownBase = namesBase ? base(request) : ''
    const known = request.headers['if-none-match']
    const current = question.answerTo(request)?.version
    const gone = goneOf(reply)
    const choose = async (): Promise<{ version: number; content: Content }> => {
      if (current !== undefined && namesTag(known, tagOf(ownBase, current))) return { version: current, content: noContent }
      const { version, list } = await (values.length === 0 ? readWhole('', current, gone) : readSome(gone, values))
      return { version, content: list.for(ownBase) }
    }
    const chosen = await unlessGone(reply, gone, choose)
    if (chosen === undefined) return undefined
    const { version, content } = chosen
    vary(reply, 'Authorization')
    return sendTagged(request, reply, { content, etag: tagOf(ownBase, version), type: JSON_TYPE, cacheControl: CACHE_PRIVATE })
  }

  /** Changes since the version that the query names; all rows where it names none, or one that the database does not know. */
  const changesHandler = async (request: FastifyRequest, reply: FastifyReply) => {
    const since = sinceOf(request)
    const ownBase = namesBase ? base(request) : ''
    const current = question.answerTo(request)?.version
    const gone = goneOf(reply)
    const choose = async (): Promise<Content> => {
      if (since !== undefined && since === current) return toDelta({ version: since, rows: [] })
      const changes = since === undefined ? undefined : await readChanges(ownBase, since)
      return changes === undefined ? (await readWhole('', current, gone)).changes.for(ownBase) : toDelta(changes)
    }
    const content = await unlessGone(reply, gone, choose)
    if (content === undefined) return undefined
    vary(reply, 'Accept-Encoding')
    return sendContent(request, reply, content, JSON_TYPE)
  }

  return { question, handler, changesHandler }
}
