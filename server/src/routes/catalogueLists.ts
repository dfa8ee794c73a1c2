import { Type, type TSchema } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { isObject } from '@/shared/isObject'
import { DEFAULT_LOCALE } from '@/shared/locales'
import type { Resource } from '@/shared/resources/resource'
import type { Context } from '../context'
import { digest } from '../response/etag'
import type { Http } from '../http/http'
import { createPreloadedQuery } from '../http/preloadedQuery'
import { id as idSchema, referred, unchanged } from '../jsonSchemas'
import { sendVersion } from '../http/send'
import { publicOrigin } from '../http/publicOrigin'
import { filterSchema, lightSchema, recordSchema } from '../resources/schemas'
import { pathOf } from '../resources/words'
import { createList } from './list'
import type { Semaphore } from '../semaphore'
import { readReferred, referredOf, refersToOthers } from '../records/referred'
import { shapeInDefault, shapeOf } from '../records/shape'
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

type List = ReturnType<typeof createList>

/** Route of the changes of the list at a path. */
const registerChanges = (
  http: Http,
  { name, light }: Resource,
  path: string,
  row: TSchema,
  { preloaded, changesHandler }: Pick<List, 'preloaded' | 'changesHandler'>,
) => {
  http.get(
    `${path}cambios/`,
    {
      config: { preloaded },
      schema: {
        tags: [name],
        summary: 'Lo que ha cambiado en la lista desde una versión, o toda ella',
        querystring: Type.Object({ desde: Type.Optional(since), ...(light && oneLanguage.properties) }),
        response: { 200: changesOf(row) },
      },
    },
    changesHandler,
  )
}

/** Route of the complete records, and of their changes for a resource without light rows. */
export const registerList = (http: Http, { db, settings }: Context, semaphore: Semaphore, resource: Resource) => {
  const { name: table, filters = [], light } = resource
  const record = recordSchema(resource)
  const base = (request: FastifyRequest) => publicOrigin(settings, request)
  const list = createList(db, semaphore, { table, shape: base => shapeOf(resource, base), base, orderBy: 'id', filters })
  http.get(
    pathOf(resource),
    {
      config: { preloaded: list.preloaded },
      schema: {
        tags: [table],
        querystring: filterSchema(resource),
        response: { 200: Type.Array(record), 304: unchanged },
      },
    },
    list.handler,
  )
  if (light === undefined) registerChanges(http, resource, pathOf(resource), record, list)
}

/** Route of the references of all records. */
export const registerReferred = (http: Http, { db }: Context, semaphore: Semaphore, resource: Resource) => {
  if (!refersToOthers(resource)) return
  const query = referredOf(resource)
  const tag = digest(query.statement.compile(db).sql)
  const preloaded = createPreloadedQuery(
    () => query.version,
    () => ({}),
  )
  http.get(
    `${pathOf(resource)}referencias/`,
    { config: { preloaded }, schema: { tags: [resource.name], response: { 200: referred, 304: unchanged } } },
    (request, reply) =>
      sendVersion(request, reply, {
        current: preloaded.answerTo(request)?.version,
        tagOf: version => `"${tag}-${version}"`,
        read: gone => semaphore(() => readReferred(db, query), gone),
      }),
  )
}

/** Routes of the light rows, with the names of all languages or of one, and of their changes. */
const registerLightRows = (http: Http, { db, settings }: Context, semaphore: Semaphore, resource: Resource, light: readonly string[]) => {
  const { name: table } = resource
  const row = lightSchema(resource)
  const base = (request: FastifyRequest) => publicOrigin(settings, request)
  const inEvery = createList(db, semaphore, { table, shape: base => shapeOf(resource, base, light), base, orderBy: 'id' })
  const { preloaded } = inEvery
  const inDefault = createList(db, semaphore, {
    table,
    shape: base => shapeInDefault(resource, base, light),
    base,
    orderBy: 'id',
    preloaded,
  })
  const listFor = (request: FastifyRequest) => (isInDefault(request) ? inDefault : inEvery)
  http.get(
    `${pathOf(resource)}light/`,
    {
      config: { preloaded },
      schema: { tags: [table], querystring: oneLanguage, response: { 200: Type.Array(row), 304: unchanged } },
    },
    (request, reply) => listFor(request).handler(request, reply),
  )
  registerChanges(http, resource, pathOf(resource), row, {
    preloaded,
    changesHandler: (request, reply) => listFor(request).changesHandler(request, reply),
  })
}

/** Routes of the numbers of texts by language, and of their changes. */
const registerCounts = (http: Http, { db }: Context, semaphore: Semaphore, resource: Resource) => {
  const { name: table } = resource
  const path = `${pathOf(resource)}textos/`
  const shape = shapeOf(resource, '', [], [['textos', textCounts(resource)]])
  const counts = createList(db, semaphore, { table, shape: () => shape, base: () => '', orderBy: 'id' })
  http.get(
    path,
    {
      config: { preloaded: counts.preloaded },
      schema: { tags: [table], response: { 200: Type.Array(countOfTexts), 304: unchanged } },
    },
    counts.handler,
  )
  registerChanges(http, resource, path, countOfTexts, counts)
}

/** Routes of the lists of a resource with light rows. */
export const registerLight = (http: Http, context: Context, semaphore: Semaphore, resource: Resource) => {
  if (resource.light === undefined) return
  registerLightRows(http, context, semaphore, resource, resource.light)
  registerCounts(http, context, semaphore, resource)
}
