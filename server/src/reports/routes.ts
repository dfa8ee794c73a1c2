import type { Readable } from 'node:stream'
import { Type } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LOCALE_CODE } from '@/domain/locales'
import { baseOf } from '../catalogue/base'
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
export const reportRoutes = (http: Http, { db, settings }: Context) => {
  const imageUrl = (request: FastifyRequest) => (hash: string | null) =>
    hash === null ? '' : `${baseOf(settings, request)}/imagenes/${hash}`

  http.get(
    '/api/informes/productos_genericos/',
    { schema: { tags, produces, querystring: Type.Object({ idioma }), response } },
    async (request, reply) => {
      const { idioma } = request.query
      const columns = genericColumns({ idioma, imageUrl: imageUrl(request) })
      return asFile(reply, 'productos_genericos').send(toCsv(columns, await readGenericProducts(db, idioma)))
    },
  )

  http.get(
    '/api/informes/productos_acabados/',
    { schema: { tags, produces, querystring: Type.Object({ idioma, pais }), response } },
    async (request, reply) => {
      const { idioma, pais } = request.query
      const columns = finishedColumns({ idioma, imageUrl: imageUrl(request) })
      return asFile(reply, 'productos_acabados').send(toCsv(columns, await readFinishedProducts(db, idioma, pais)))
    },
  )
}
