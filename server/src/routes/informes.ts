import type { Readable } from 'node:stream'
import { Type } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LOCALE_CODE } from '@/domain/locales'
import { baseOf } from '../http/baseOf'
import type { Context } from '../context'
import type { Http } from '../http/http'
import { error } from '../definitions/schemas'
import type { Settings } from '../settings'
import { createTurns } from '../turns'
import { finishedColumns, genericColumns } from '../reports/columns'
import { toCsv, type Column } from '../reports/csv'
import { readFinishedProducts, readGenericProducts } from '../reports/readProducts'

const idioma = Type.String({ pattern: LOCALE_CODE.source, description: 'Código de idioma (es_ES); lo que falte se da en español' })
const pais = Type.String({ pattern: '^[A-Za-z]{2}$', description: 'Código ISO alfa 2, en mayúsculas o minúsculas' })

const tags = ['informes']
const produces = ['text/csv']
const response = { 200: Type.Unsafe<Readable>({ type: 'string' }), 400: error, 401: error }

/** A second report would only take turns with the first at the embedded engine's one connection; of PostgreSQL's, most are for others. */
const atOnce = ({ databaseUrl }: Settings) => (databaseUrl === undefined ? 1 : 2)

/** Everything about the products, for a spreadsheet [IN-02]. */
export const reportRoutes = (http: Http, { db, settings }: Context) => {
  const turns = createTurns(atOnce(settings))
  const imageUrl = (request: FastifyRequest) => (hash: string | null) =>
    hash === null ? '' : `${baseOf(settings, request)}/imagenes/${hash}`

  /** Reads when it is this report's turn, which ends when all has been sent. Who hangs up meanwhile waits no longer. */
  const answer = async <R>(reply: FastifyReply, name: string, columns: Column<R>[], read: () => Promise<AsyncIterable<R>>) => {
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort())
    const finish = await turns.take(gone.signal).catch(() => undefined)
    if (finish === undefined) return reply.hijack()
    const rows = await read().catch((error: unknown) => {
      finish()
      throw error
    })
    const report = toCsv(columns, rows).once('close', finish)
    return reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}.csv"`).send(report)
  }

  http.get(
    '/api/informes/productos_genericos/',
    { schema: { tags, produces, querystring: Type.Object({ idioma }), response } },
    async (request, reply) => {
      const { idioma } = request.query
      const columns = genericColumns({ idioma, imageUrl: imageUrl(request) })
      return answer(reply, 'productos_genericos', columns, () => readGenericProducts(db, idioma))
    },
  )

  http.get(
    '/api/informes/productos_acabados/',
    { schema: { tags, produces, querystring: Type.Object({ idioma, pais }), response } },
    async (request, reply) => {
      const { idioma, pais } = request.query
      const columns = finishedColumns({ idioma, imageUrl: imageUrl(request) })
      return answer(reply, 'productos_acabados', columns, () => readFinishedProducts(db, idioma, pais))
    },
  )
}
