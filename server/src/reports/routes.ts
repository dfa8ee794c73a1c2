import type { Readable } from 'node:stream'
import { Type } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import { LOCALE_CODE } from '@/domain/locales'
import type { Context } from '../context'
import type { Http } from '../http/http'
import { error } from '../http/schemas'
import { finishedColumns, genericColumns } from './columns'
import { toCsv } from './csv'
import { readFinishedProducts, readGenericProducts } from './readProducts'

const idioma = Type.String({ pattern: LOCALE_CODE.source, description: 'Código de idioma (es_ES); lo que falte se da en español' })
const pais = Type.String({ pattern: '^[A-Za-z]{2}$', description: 'Código ISO alfa 2, en mayúsculas o minúsculas' })

const tags = ['informes']
const produces = ['text/csv']
const response = { 200: Type.Unsafe<Readable>({ type: 'string' }), 400: error, 401: error }

const asFile = (reply: FastifyReply, name: string) =>
  reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}.csv"`)

/** Everything about the products, for a spreadsheet [IN-02]. */
export const reportRoutes = (http: Http, { db }: Context) => {
  http.get(
    '/api/informes/productos_genericos/',
    { schema: { tags, produces, querystring: Type.Object({ idioma }), response } },
    async (request, reply) => {
      const products = await readGenericProducts(db, request.query.idioma)
      return asFile(reply, 'productos_genericos').send(
        toCsv(genericColumns({ idioma: request.query.idioma, imageUrl: () => '' }), products),
      )
    },
  )

  http.get(
    '/api/informes/productos_acabados/',
    { schema: { tags, produces, querystring: Type.Object({ idioma, pais }), response } },
    async (request, reply) => {
      const products = await readFinishedProducts(db, request.query.idioma, request.query.pais)
      return asFile(reply, 'productos_acabados').send(
        toCsv(finishedColumns({ idioma: request.query.idioma, imageUrl: () => '' }), products),
      )
    },
  )
}
