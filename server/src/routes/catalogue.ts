import { Type, type TSchema } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { MAX_INTEGER } from '@/shared/constants'
import { isObject } from '@/shared/isObject'
import { DEFAULT_LOCALE } from '@/shared/locales'
import type { Operation, Resource } from '@/shared/resources/resource'
import type { Context } from '../context'
import { RECORD_LIMIT } from '../http/body'
import { digest, namesTag } from '../response/etag'
import type { Http } from '../http/http'
import { createPreloadedQuery, type PreloadedQuery } from '../http/preloadedQuery'
import { okAnswer, runOnce, sendAnswer } from '../http/idempotency'
import { error, id as idSchema, byId, referred, referrers, unchanged } from '../jsonSchemas'
import { CACHE_PRIVATE, sendNothing, sendVersion, vary } from '../http/send'
import { requestAuthor } from '../http/requestAuthor'
import { validatedBody } from '../http/validatedBody'
import { publicOrigin } from '../http/publicOrigin'
import { changeSchema, creationSchema, filterSchema, lightSchema, recordSchema } from '../resources/schemas'
import { pathOf } from '../resources/words'
import { createList } from './list'
import type { Semaphore } from '../semaphore'
import { readReferrers } from '../records/referrers'
import { readReferred, referredOf, refersToOthers } from '../records/referred'
import { createRecords, type StoredRecord } from '../records/records'
import { shapeInDefault, shapeOf } from '../records/shape'
import { readConfirmed } from '../translations/confirmed'
import { textCounts } from '../translations/counts'

const oneLanguage = Type.Object({
  idioma: Type.Optional(Type.Literal(DEFAULT_LOCALE, { description: 'Los nombres en este idioma y en ningún otro' })),
})

const isInDefault = ({ query }: FastifyRequest) => isObject(query) && query.idioma !== undefined

const since = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: 'La versión que se tiene' })

/** Response of `{list}cambios/` [SY-02]. */
const changesOf = (row: TSchema) =>
  Type.Object({
    version: Type.Integer({ description: 'La de estos registros: crece con cada cambio de la lista' }),
    completo: Type.Boolean({ description: 'Si vienen todos los registros, porque no se conoce todo lo que ha cambiado' }),
    registros: Type.Array(row),
    eliminados: Type.Array(idSchema),
  })

const countOfTexts = Type.Object(
  { id: idSchema, textos: Type.Record(Type.String(), Type.Integer()) },
  { description: 'Por idioma, cuántos de los textos que hay en es_ES están también en él' },
)

const confirmedTexts = Type.Record(Type.String(), Type.Array(Type.String()), {
  description: 'Por campo, los idiomas cuyo texto vale así aunque sea el de es_ES',
})

const answer = (status: number, { body, etag }: StoredRecord) => ({ status, headers: { etag }, body })

/** Id in the path, before validation; undefined where it is no id or written in an unusual way. */
const idIn = ({ params }: FastifyRequest) => {
  const id = isObject(params) && typeof params.id === 'string' && /^[1-9]\d{0,9}$/.test(params.id) ? Number(params.id) : undefined
  return id !== undefined && id <= MAX_INTEGER ? id : undefined
}

/** Uniform routes of a table: list, create, read, update and delete. */
export const catalogueRoutes = (http: Http, { db, settings }: Context, semaphore: Semaphore, resource: Resource) => {
  const { name: table, filters = [], light, operations = ['list', 'create', 'read', 'update', 'remove'] } = resource
  const path = pathOf(resource)
  const records = createRecords(resource)
  const record = recordSchema(resource)
  const tags = [table]
  const onePath = `${path}:id/`
  const base = (request: FastifyRequest) => publicOrigin(settings, request)

  const preloaded = createPreloadedQuery(records.finding, request => {
    const id = idIn(request)
    return id === undefined ? undefined : { id, base: base(request), known: records.versionIn(db, request.headers['if-none-match']) }
  })

  const registerChanges = (
    row: TSchema,
    preloaded: PreloadedQuery,
    handler: ReturnType<typeof createList>['changesHandler'],
    list = path,
  ) => {
    http.get(
      `${list}cambios/`,
      {
        config: { preloaded },
        schema: {
          tags,
          summary: 'Lo que ha cambiado en la lista desde una versión, o toda ella',
          querystring: Type.Object({ desde: Type.Optional(since), ...(light && oneLanguage.properties) }),
          response: { 200: changesOf(row), 400: error, 401: error },
        },
      },
      handler,
    )
  }

  const register: Record<Operation, () => void> = {
    list: () => {
      const list = createList(db, semaphore, { table, shape: base => shapeOf(resource, base), base, orderBy: 'id', filters })
      http.get(
        path,
        {
          config: { preloaded: list.preloaded },
          schema: {
            tags,
            querystring: filterSchema(resource),
            response: { 200: Type.Array(record), 304: unchanged, 400: error, 401: error },
          },
        },
        list.handler,
      )
      if (light === undefined) registerChanges(record, list.preloaded, list.changesHandler)
    },

    create: () => {
      http.post(
        path,
        {
          attachValidation: true,
          bodyLimit: RECORD_LIMIT,
          schema: { tags, body: creationSchema(resource), response: { 201: record, 400: error, 401: error, 422: error } },
        },
        async (request, reply) => {
          const input = validatedBody(request)
          const created = await runOnce(db, request, async transaction =>
            answer(201, await records.create(transaction, input, base(request))),
          )
          return sendAnswer(reply, created)
        },
      )
    },

    read: () => {
      http.get(
        onePath,
        { config: { preloaded }, schema: { tags, params: byId, response: { 200: record, 304: unchanged, 401: error, 404: error } } },
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
            response: { 200: record, 400: error, 401: error, 404: error, 412: error },
          },
        },
        async (request, reply) => {
          const input = validatedBody(request)
          const known = { id: request.params.id, ifMatch: request.headers['if-match'] }
          return sendAnswer(reply, answer(200, await records.update(db, requestAuthor(request), known, input, base(request))))
        },
      )
    },

    remove: () => {
      http.delete(
        onePath,
        { schema: { tags, params: byId, response: { 204: Type.Null(), 401: error, 404: error, 409: error, 412: error } } },
        async (request, reply) => {
          await records.remove(db, requestAuthor(request), { id: request.params.id, ifMatch: request.headers['if-match'] })
          return sendNothing(reply, 204)
        },
      )
    },
  }

  for (const operation of operations) register[operation]()

  http.get(
    `${onePath}usos/`,
    { schema: { tags, params: byId, response: { 200: referrers, 401: error, 404: error } } },
    async (request, reply) => sendAnswer(reply, okAnswer(await readReferrers(db, resource, request.params.id))),
  )

  if (refersToOthers(resource)) {
    const referredQuery = referredOf(resource)
    const referredTag = digest(referredQuery.statement.compile(db).sql)
    const preloadedVersion = createPreloadedQuery(
      () => referredQuery.version,
      () => ({}),
    )
    http.get(
      `${path}referencias/`,
      { config: { preloaded: preloadedVersion }, schema: { tags, response: { 200: referred, 304: unchanged, 401: error } } },
      (request, reply) =>
        sendVersion(request, reply, {
          current: preloadedVersion.answerTo(request)?.version,
          tagOf: version => `"${referredTag}-${version}"`,
          read: gone => semaphore(() => readReferred(db, referredQuery), gone),
        }),
    )
  }

  if (light !== undefined) {
    const inEvery = createList(db, semaphore, { table, shape: base => shapeOf(resource, base, light), base, orderBy: 'id' })
    const { preloaded } = inEvery
    const inDefault = createList(db, semaphore, {
      table,
      shape: base => shapeInDefault(resource, base, light),
      base,
      orderBy: 'id',
      preloaded,
    })
    http.get(
      `${path}light/`,
      {
        config: { preloaded },
        schema: {
          tags,
          querystring: oneLanguage,
          response: { 200: Type.Array(lightSchema(resource)), 304: unchanged, 400: error, 401: error },
        },
      },
      (request, reply) => (isInDefault(request) ? inDefault : inEvery).handler(request, reply),
    )
    registerChanges(lightSchema(resource), preloaded, (request, reply) =>
      (isInDefault(request) ? inDefault : inEvery).changesHandler(request, reply),
    )
    const shapeOfCounts = shapeOf(resource, '', [], [['textos', textCounts(resource)]])
    const counts = createList(db, semaphore, { table, shape: () => shapeOfCounts, base: () => '', orderBy: 'id' })
    http.get(
      `${path}textos/`,
      {
        config: { preloaded: counts.preloaded },
        schema: { tags, response: { 200: Type.Array(countOfTexts), 304: unchanged, 401: error } },
      },
      counts.handler,
    )
    registerChanges(countOfTexts, counts.preloaded, counts.changesHandler, `${path}textos/`)
    http.get(
      `${onePath}vigentes/`,
      { schema: { tags, params: byId, response: { 200: confirmedTexts, 401: error, 404: error } } },
      async (request, reply) => sendAnswer(reply, okAnswer(await readConfirmed(db, resource, request.params.id))),
    )
  }
}
