import { Type } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { MAX_INTEGER } from '@/shared/constants'
import { isObject } from '@/shared/isObject'
import type { Operation, Resource } from '@/shared/resources/resource'
import type { Context } from '../context'
import { RECORD_LIMIT } from '../http/body'
import { namesTag } from '../response/etag'
import type { Http } from '../http/http'
import { createPreloadedQuery } from '../http/preloadedQuery'
import { okAnswer, runOnce, sendAnswer, taggedAnswer } from '../http/idempotency'
import { byId, error, referrers, unchanged } from '../jsonSchemas'
import { CACHE_PRIVATE, sendNothing, vary } from '../http/send'
import { requestAuthor } from '../http/requestAuthor'
import { validatedBody } from '../http/validatedBody'
import { publicOrigin } from '../http/publicOrigin'
import { changeSchema, creationSchema, recordSchema } from '../resources/schemas'
import { pathOf } from '../resources/words'
import { registerLight, registerList, registerReferred } from './catalogueLists'
import type { Semaphore } from '../semaphore'
import { readReferrers } from '../records/referrers'
import { createRecords } from '../records/records'
import { readConfirmed } from '../translations/readConfirmed'

const confirmedTexts = Type.Record(Type.String(), Type.Array(Type.String()), {
  description: 'Por campo, los idiomas cuyo texto vale así aunque sea el de es_ES',
})

/** Id in the path, before validation; undefined where it is no id or written in an unusual way. */
const idIn = ({ params }: FastifyRequest) => {
  const id = isObject(params) && typeof params.id === 'string' && /^[1-9]\d{0,9}$/.test(params.id) ? Number(params.id) : undefined
  return id !== undefined && id <= MAX_INTEGER ? id : undefined
}

/** Uniform routes of a table: list, create, read, update and delete. */
export const catalogueRoutes = (http: Http, context: Context, semaphore: Semaphore, resource: Resource) => {
  const { db, settings } = context
  const { name, light, operations = ['list', 'create', 'read', 'update', 'remove'] } = resource
  const path = pathOf(resource)
  const records = createRecords(resource)
  const record = recordSchema(resource)
  const tags = [name]
  const onePath = `${path}:id/`
  const base = (request: FastifyRequest) => publicOrigin(settings, request)

  const preloaded = createPreloadedQuery(records.finding, request => {
    const id = idIn(request)
    return id === undefined ? undefined : { id, base: base(request), known: records.versionIn(db, request.headers['if-none-match']) }
  })

  const register: Record<Operation, () => void> = {
    list: () => registerList(http, context, semaphore, resource),

    create: () => {
      http.post(
        path,
        {
          attachValidation: true,
          bodyLimit: RECORD_LIMIT,
          schema: { tags, body: creationSchema(resource), response: { 201: record, 422: error } },
        },
        async (request, reply) => {
          const input = validatedBody(request)
          const created = await runOnce(db, request, async transaction =>
            taggedAnswer(201, await records.create(transaction, input, base(request))),
          )
          return sendAnswer(reply, created)
        },
      )
    },

    read: () => {
      http.get(
        onePath,
        { config: { preloaded }, schema: { tags, params: byId, response: { 200: record, 304: unchanged } } },
        async (request, reply) => {
          const { body, etag } = records.foundRecord(db, preloaded.answerTo(request) ?? {})
          // Sessions do not survive a restore, so no browser reuses a record of the database before it.
          vary(reply, 'Authorization')
          const headers = { etag, 'cache-control': CACHE_PRIVATE }
          if (body === undefined || namesTag(request.headers['if-none-match'], etag)) return sendNothing(reply.headers(headers), 304)
          return sendAnswer(reply, { status: 200, headers, body })
        },
      )
    },

    update: () => {
      http.put(
        onePath,
        {
          attachValidation: true,
          bodyLimit: RECORD_LIMIT,
          schema: {
            tags,
            params: byId,
            body: changeSchema(resource),
            response: { 200: record, 412: error },
          },
        },
        async (request, reply) => {
          const input = validatedBody(request)
          const known = { id: request.params.id, ifMatch: request.headers['if-match'] }
          return sendAnswer(reply, taggedAnswer(200, await records.update(db, requestAuthor(request), known, input, base(request))))
        },
      )
    },

    remove: () => {
      http.delete(
        onePath,
        { schema: { tags, params: byId, response: { 204: Type.Null(), 409: error, 412: error } } },
        async (request, reply) => {
          await records.remove(db, requestAuthor(request), { id: request.params.id, ifMatch: request.headers['if-match'] })
          return sendNothing(reply, 204)
        },
      )
    },
  }

  for (const operation of operations) register[operation]()

  http.get(`${onePath}usos/`, { schema: { tags, params: byId, response: { 200: referrers } } }, async (request, reply) =>
    sendAnswer(reply, okAnswer(await readReferrers(db, resource, request.params.id))),
  )

  registerReferred(http, context, semaphore, resource)
  registerLight(http, context, semaphore, resource)
  if (light === undefined) return
  http.get(`${onePath}vigentes/`, { schema: { tags, params: byId, response: { 200: confirmedTexts } } }, async (request, reply) =>
    sendAnswer(reply, okAnswer(await readConfirmed(db, resource, request.params.id))),
  )
}
