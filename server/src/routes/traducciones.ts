import { Type } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { DEFAULT_LOCALE } from '@/shared/locales'
import { digest } from '../response/etag'
import { Compressed, type Content } from '../response/compression'
import type { Context } from '../context'
import { error, unchanged } from '../jsonSchemas'
import { inTransactionOf } from '../database/transaction'
import { requestAuthor } from '../http/requestAuthor'
import { RECORD_LIMIT } from '../http/body'
import type { Http } from '../http/http'
import { okAnswer, runOnce, sendAnswer } from '../http/idempotency'
import { createPreloadedQuery } from '../http/preloadedQuery'
import { sendVersion } from '../http/send'
import { createChangedRoots } from '../translations/changedRoots'
import { createListCache, cacheLists } from '../translations/listCache'
import { PackedList } from '../translations/packedBlocks'
import { readRecordTexts, pageStatements } from '../translations/recordTexts'
import * as schemas from '../translations/schemas'
import { saveTexts } from '../translations/saveTexts'
import { resourceWith } from '../translations/resourceWith'
import { confirmTexts } from '../translations/confirmTexts'
import { countStatements, summaryOf } from '../translations/summary'
import { createTextLists, type TextList } from '../translations/textLists'
import { versionOfTexts } from '../translations/texts'

const PATH = '/api/traducciones/'
const tags = ['traducciones']

/** Hash of the response schemas, part of every tag: a later release may add members, and its tags must differ at the same version. */
const FORM = digest(JSON.stringify([schemas.summary, schemas.rows]))

const params = Type.Object({ idioma: schemas.language })
const querystring = Type.Object({ origen: Type.Optional(schemas.language) })

/** Cache budget in bytes: some dozen languages of 100,000 texts, compressed as they are sent. */
const BYTES_KEPT = 96 * 1024 * 1024

/** Routes of translations: progress of each language, texts beside their sources, saving and confirming texts [TX-01, TX-02, TX-04]. */
export const traduccionesRoutes = (http: Http, { db }: Context) => {
  const cache = createListCache(BYTES_KEPT)
  const changedRoots = createChangedRoots()
  const preloaded = createPreloadedQuery(
    () => sql<{ version: number }>`${versionOfTexts}`,
    () => ({}),
  )

  const tagOf = (version: number) => `"${FORM}-${version}"`

  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    read: (version: number | undefined, gone: AbortSignal) => Promise<{ version: number; content: Content }>,
  ) => {
    const current = preloaded.answerTo(request)?.version
    return sendVersion(request, reply, { current, tagOf, read: gone => read(current, gone) })
  }

  const makeCounts = createTextLists(db, changedRoots, countStatements)
  const readCounts = cacheLists<TextList>((_name, ...known) => makeCounts({}, ...known), cache)
  http.get(
    PATH,
    {
      config: { preloaded },
      schema: { tags, summary: 'Cuánto hay de cada idioma', response: { 200: schemas.summary, 304: unchanged } },
    },
    (request, reply) =>
      send(request, reply, async (version, gone) => {
        const counts = await readCounts('', version, gone)
        return { version: counts.version, content: new Compressed(Buffer.from(JSON.stringify(await summaryOf(counts)))) }
      }),
  )

  const makeTexts = createTextLists(db, changedRoots, pageStatements)
  const readTexts = cacheLists<TextList>((pair, ...known) => {
    const [idioma, origen] = pair.split(' ')
    return makeTexts({ idioma, origen }, ...known)
  }, cache)
  http.get(
    `${PATH}:idioma/`,
    {
      config: { preloaded },
      schema: {
        tags,
        summary: 'Los textos de un idioma junto a los de otro',
        params,
        querystring,
        response: { 200: schemas.rows, 304: unchanged },
      },
    },
    (request, reply) =>
      send(request, reply, async (version, gone) => {
        const texts = await readTexts(`${request.params.idioma} ${request.query.origen ?? DEFAULT_LOCALE}`, version, gone)
        return { version: texts.version, content: new PackedList(texts.kinds.flat()) }
      }),
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
        response: { 200: schemas.rows, 412: error },
      },
    },
    async (request, reply) => {
      const { params, query, body } = request
      const pair = { idioma: params.idioma, origen: query.origen ?? DEFAULT_LOCALE }
      const rows = await inTransactionOf(
        db,
        requestAuthor(request),
        async transaction => {
          await saveTexts(transaction, pair.idioma, body)
          return readRecordTexts(transaction, pair, body)
        },
        { violations: true },
      )
      return sendAnswer(reply, okAnswer(JSON.stringify(rows)))
    },
  )

  http.post(
    `${PATH}:idioma/vigentes/`,
    {
      bodyLimit: RECORD_LIMIT,
      schema: {
        tags,
        summary: 'Unos textos valen así, aunque su origen haya cambiado o diga lo mismo',
        params,
        querystring,
        body: schemas.confirmation,
        response: { 200: schemas.rows, 412: error, 422: error },
      },
    },
    async (request, reply) => {
      const { params, query, body } = request
      const pair = { idioma: params.idioma, origen: query.origen ?? DEFAULT_LOCALE }
      resourceWith(body.tipo, { campos: body.campos, antes: Object.keys(body.antes ?? {}) })
      const answer = await runOnce(db, request, async transaction => {
        await confirmTexts(transaction, pair, body)
        return okAnswer(JSON.stringify(await readRecordTexts(transaction, pair, body)))
      })
      return sendAnswer(reply, answer)
    },
  )
}
