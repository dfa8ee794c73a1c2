import type { Readable } from 'node:stream'
import { Type } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { TYPES } from '@/shared/export/types'
import { finishedColumns, genericColumns, type Column } from '@/shared/reports/columns'
import type { FinishedProduct, GenericProduct, Product } from '@/shared/reports/product'
import { reviewRows } from '@/shared/reports/reviewRows'
import { publicOrigin } from '../http/publicOrigin'
import { unlessGone } from '../http/gone'
import type { Context } from '../context'
import type { Http } from '../http/http'
import { id, locale } from '../jsonSchemas'
import type { Settings } from '../settings'
import { createSemaphore, type Semaphore } from '../semaphore'
import { toCsv } from '../reports/csv'
import type { Table } from '../reports/fragments'
import { readFinishedProducts, readGenericProducts, type ReportRequest, type ReadLimiter } from '../reports/readProducts'

const idioma = locale('Código de idioma (es_ES); lo que falte se da en español')
const pais = Type.String({ pattern: '^[A-Za-z]{2}$', description: 'Código ISO alfa 2, en mayúsculas o minúsculas' })

const tags = ['informes']
const produces = [TYPES.csv]
const response = { 200: Type.Unsafe<Readable>({ type: 'string' }) }

const reviewed = Type.Object({
  productos: Type.Integer(),
  columnas: Type.Array(Type.Object({ columna: Type.String(), titulo: Type.String(), vacias: Type.Integer(), supletorias: Type.Integer() })),
  filas: Type.Array(
    Type.Object({
      tipo: Type.String(),
      id,
      codigo: Type.String(),
      nombre: Type.String(),
      celdas: Type.Array(Type.Object({ columna: Type.String(), motivo: Type.Union([Type.Literal('vacia'), Type.Literal('es_ES')]) })),
    }),
  ),
})

/** Reads at a time: one with the embedded engine, which has one connection; two with PostgreSQL, which leaves most connections to others. */
const atOnce = ({ databaseUrl }: Settings) => (databaseUrl === undefined ? 1 : 2)

/** Reports that may wait for their first read; one more is refused. */
const WAITING = 40

/** Report: its table, its columns, and the function that reads its products. */
interface Report<R> {
  name: Table
  columns: Column<R>[]
  read: (options: Omit<ReportRequest, 'idioma'>) => Promise<AsyncIterable<R>>
}

/** Routes of the reports for spreadsheets with all data of the products, and of their review [IN-02, CM-02]. */
export const reportRoutes = (http: Http, { db, settings }: Context) => {
  /** Limit of concurrent reads of portions. */
  const portions = createSemaphore(atOnce(settings))
  /** Limit of reviews, which are in memory as a whole before they are sent. */
  const reviews = createSemaphore(atOnce(settings))
  const settingOf = (request: FastifyRequest, idioma: string) => ({
    idioma,
    imageUrl: (hash: string | null) => (hash === null ? '' : `${publicOrigin(settings, request)}/imagenes/${hash}`),
  })

  /** Limiter of the reads of one report. A report that has begun is not refused: at most one of its reads waits. */
  const limiterOf = (semaphore: Semaphore, gone: AbortSignal): ReadLimiter => {
    let waiting = WAITING
    return read => {
      const limit = { waiting }
      waiting = Infinity
      return semaphore(read, gone, limit)
    }
  }

  /** Sends a report. When the caller hangs up, reading ends before the next portion. */
  const answer = async <R>(reply: FastifyReply, { name, columns, read }: Report<R>) => {
    const report = await unlessGone(reply, async gone => toCsv(columns, await read({ limiter: limiterOf(portions, gone) })))
    return (
      report && reply.type(`${TYPES.csv}; charset=utf-8`).header('content-disposition', `attachment; filename="${name}.csv"`).send(report)
    )
  }

  const answerReview = <R extends Product>(reply: FastifyReply, { name, columns, read }: Report<R>) =>
    unlessGone(reply, gone => {
      const limiter = limiterOf(portions, gone)
      return limiterOf(reviews, gone)(async () => reviewRows(name, columns, await read({ isMarked: true, limiter })))
    })

  const generic = (request: FastifyRequest, idioma: string): Report<GenericProduct> => ({
    name: 'productos_genericos',
    columns: genericColumns(settingOf(request, idioma)),
    read: options => readGenericProducts(db, { idioma, ...options }),
  })
  const finished = (request: FastifyRequest, idioma: string, pais: string): Report<FinishedProduct> => ({
    name: 'productos_acabados',
    columns: finishedColumns(settingOf(request, idioma)),
    read: options => readFinishedProducts(db, { idioma, ...options }, pais),
  })

  http.get(
    '/api/informes/productos_genericos/',
    { schema: { tags, produces, querystring: Type.Object({ idioma }), response } },
    async (request, reply) => answer(reply, generic(request, request.query.idioma)),
  )

  http.get(
    '/api/informes/productos_acabados/',
    { schema: { tags, produces, querystring: Type.Object({ idioma, pais }), response } },
    async (request, reply) => answer(reply, finished(request, request.query.idioma, request.query.pais)),
  )

  const summary = 'Qué celdas del informe están vacías o en español por falta del idioma'
  http.get(
    '/api/informes/productos_genericos/revision/',
    { schema: { tags, summary, querystring: Type.Object({ idioma }), response: { 200: reviewed } } },
    async (request, reply) => answerReview(reply, generic(request, request.query.idioma)),
  )

  http.get(
    '/api/informes/productos_acabados/revision/',
    { schema: { tags, summary, querystring: Type.Object({ idioma, pais }), response: { 200: reviewed } } },
    async (request, reply) => answerReview(reply, finished(request, request.query.idioma, request.query.pais)),
  )
}
