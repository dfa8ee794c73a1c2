import { Type } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { DEFAULT_LOCALE } from '@/domain/locales'
import { digest, namesTag } from '../answer/etag'
import { Compressed } from '../answer/compression'
import { keepLists, type Shelf } from '../catalogue/keptLists'
import type { List } from '../catalogue/slices'
import type { Context } from '../context'
import { error, unchanged } from '../definitions/schemas'
import { inTransactionOf } from '../database/transaction'
import { authorOf } from '../http/author'
import { RECORD_LIMIT } from '../http/body'
import type { Http } from '../http/http'
import { runOnce, sendAnswer } from '../http/idempotency'
import { createQuestion } from '../http/question'
import { CACHE_PRIVATE, JSON_TYPE, sendTagged, vary } from '../http/send'
import { readRecordTexts, readTranslations } from '../translations/rows'
import * as schemas from '../translations/schemas'
import { saveTexts } from '../translations/saveTexts'
import { catalogueWith } from '../translations/catalogueWith'
import { noteStillValid } from '../translations/stillValid'
import { readSummary } from '../translations/summary'
import { versionOfTexts } from '../translations/texts'

const PATH = '/api/traducciones/'
const tags = ['traducciones']

/** A later release may give the answers other members: their tags must differ at the same version. */
const FORM = digest(JSON.stringify([schemas.summary, schemas.rows]))

const params = Type.Object({ idioma: schemas.language })
const querystring = Type.Object({ origen: Type.Optional(schemas.language) })

const noContent = new Compressed(Buffer.alloc(0))

/** How far each language is, its texts beside their sources, saving some, and that some still hold [TX-01, TX-02, TX-04]. */
export const traduccionesRoutes = (http: Http, { db }: Context, shelf: Shelf) => {
  const question = createQuestion(
    () => sql<{ version: number }>`${versionOfTexts}`,
    () => ({}),
  )

  /** What texts make, made once for each version of them; `name` tells one from another. */
  const keep = (read: (name: string) => Promise<List>) => {
    const readWhole = keepLists({ read, readChanges: async () => undefined }, shelf, Infinity)
    return async (request: FastifyRequest, reply: FastifyReply, name = '') => {
      const tagOf = (version: number) => `"${FORM}-${version}"`
      const current = question.answerTo(request)?.version
      const isKnown = current !== undefined && namesTag(request.headers['if-none-match'], tagOf(current))
      const { version, content } = isKnown ? { version: current, content: noContent } : await readWhole(name, current)
      vary(reply, 'Authorization')
      return sendTagged(request, reply, { content, etag: tagOf(version), type: JSON_TYPE, cacheControl: CACHE_PRIVATE })
    }
  }

  const sendSummary = keep(() => readSummary(db))
  http.get(
    PATH,
    {
      config: { question },
      schema: { tags, summary: 'Cuánto hay de cada idioma', response: { 200: schemas.summary, 304: unchanged, 401: error } },
    },
    (request, reply) => sendSummary(request, reply),
  )

  const sendRows = keep(name => {
    const [idioma = '', origen = ''] = name.split(' ')
    return readTranslations(db, { idioma, origen })
  })
  http.get(
    `${PATH}:idioma/`,
    {
      config: { question },
      schema: {
        tags,
        summary: 'Los textos de un idioma junto a los de otro',
        params,
        querystring,
        response: { 200: schemas.rows, 304: unchanged, 400: error, 401: error },
      },
    },
    (request, reply) => sendRows(request, reply, `${request.params.idioma} ${request.query.origen ?? DEFAULT_LOCALE}`),
  )

  http.put(
    `${PATH}:idioma/`,
    {
      bodyLimit: RECORD_LIMIT,
      schema: {
        tags,
        summary: 'Los textos de un registro en un idioma, y ninguno más',
        params,
        querystring,
        body: schemas.texts,
        response: { 200: schemas.rows, 400: error, 401: error, 404: error, 412: error },
      },
    },
    async (request, reply) => {
      const { params, query, body } = request
      const pair = { idioma: params.idioma, origen: query.origen ?? DEFAULT_LOCALE }
      const rows = await inTransactionOf(
        db,
        authorOf(request),
        async transaction => {
          await saveTexts(transaction, pair.idioma, body)
          return readRecordTexts(transaction, pair, body)
        },
        { violations: true },
      )
      return sendAnswer(reply, { status: 200, headers: {}, body: JSON.stringify(rows) })
    },
  )

  http.post(
    `${PATH}:idioma/vigentes/`,
    {
      schema: {
        tags,
        summary: 'Unos textos siguen valiendo aunque su origen haya cambiado',
        params,
        querystring,
        body: schemas.stillValid,
        response: { 200: schemas.rows, 400: error, 401: error, 404: error, 422: error },
      },
    },
    async (request, reply) => {
      const { params, query, body } = request
      const pair = { idioma: params.idioma, origen: query.origen ?? DEFAULT_LOCALE }
      catalogueWith(body.tipo, { campos: body.campos })
      const answer = await runOnce(db, request, async transaction => {
        await noteStillValid(transaction, pair.idioma, body)
        return { status: 200, headers: {}, body: JSON.stringify(await readRecordTexts(transaction, pair, body)) }
      })
      return sendAnswer(reply, answer)
    },
  )
}
