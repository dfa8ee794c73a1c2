import { Type, type TSchema } from '@fastify/type-provider-typebox'
import type { Context } from '../context'
import { namesTag } from '../http/etag'
import type { Http } from '../http/http'
import { runOnce, sendAnswer } from '../http/idempotency'
import { error, id as idSchema, porId } from '../http/schemas'
import { CACHE_PRIVATE, sendNothing } from '../http/send'
import type { Catalogue } from './definition'
import { listHandler } from './list'
import { createRecords, type StoredRecord } from './records'

/** The schemas of what is read, of what a new record needs, and of a change, where everything may be left out. */
const schemasOf = ({ fields, required }: Catalogue) => {
  const members = Object.entries(fields).map(([name, { schema }]): [string, TSchema] => [name, schema])
  const optional = members.map(([name, schema]): [string, TSchema] => [name, required.includes(name) ? schema : Type.Optional(schema)])
  return {
    record: Type.Object({ id: idSchema, ...Object.fromEntries(members) }),
    creation: Type.Object(Object.fromEntries(optional)),
    change: Type.Partial(Type.Object(Object.fromEntries(members))),
  }
}

const answer = (status: number, { body, etag }: StoredRecord) => ({ status, headers: { etag }, body })

/** The uniform routes of a table: list, create, read, change and delete. */
export const catalogueRoutes = (http: Http, { db }: Context, definition: Catalogue) => {
  const { path, table } = definition
  const records = createRecords(definition)
  const { record, creation, change } = schemasOf(definition)
  const tags = [table]
  const onePath = `${path}:id/`

  http.get(
    path,
    { schema: { tags, response: { 200: Type.Array(record), 401: error } } },
    listHandler(db, { table, record: records.json, orderBy: 'id' }),
  )

  http.post(
    path,
    { schema: { tags, body: creation, response: { 201: record, 400: error, 401: error, 422: error } } },
    async (request, reply) => {
      const created = await runOnce(db, request, async transaction => answer(201, await records.create(transaction, request.body)))
      return sendAnswer(reply, created)
    },
  )

  http.get(onePath, { schema: { tags, params: porId, response: { 200: record, 401: error, 404: error } } }, async (request, reply) => {
    const { body, etag } = await records.read(db, request.params.id)
    const headers = { etag, 'cache-control': CACHE_PRIVATE }
    if (namesTag(request.headers['if-none-match'], etag)) return sendNothing(reply.headers(headers), 304)
    return sendAnswer(reply, { status: 200, headers, body })
  })

  http.put(
    onePath,
    { schema: { tags, params: porId, body: change, response: { 200: record, 400: error, 401: error, 404: error, 412: error } } },
    async (request, reply) => {
      const changed = await records.update(db, request.params.id, request.body, request.headers['if-match'])
      return sendAnswer(reply, answer(200, changed))
    },
  )

  http.delete(
    onePath,
    { schema: { tags, params: porId, response: { 204: Type.Null(), 401: error, 404: error, 409: error, 412: error } } },
    async (request, reply) => {
      await records.remove(db, request.params.id, request.headers['if-match'])
      return sendNothing(reply, 204)
    },
  )
}
