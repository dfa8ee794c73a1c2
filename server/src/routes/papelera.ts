import { Type } from '@fastify/type-provider-typebox'
import type { Context } from '../context'
import { Snapshot } from '../database/snapshot'
import { byId, error, unchanged } from '../jsonSchemas'
import * as schemas from '../history/schemas'
import { readTrash } from '../history/trash'
import { restoreRecord } from '../history/restore'
import { historySemaphore } from '../history/semaphore'
import { unlessGone } from '../http/gone'
import type { Http } from '../http/http'
import { okAnswer, runOnce, sendAnswer } from '../http/idempotency'
import { sendList } from '../http/send'

const PATH = '/api/papelera/'
const tags = ['papelera']

const LONGEST_PAGE = 1_000

const page = Type.Array(schemas.trashedRecord, {
  headers: { 'x-siguiente': { type: 'string', description: 'El «antes» de la página siguiente; falta en la última' } },
})

/** Deleted records, and their restoration [HI-04]. */
export const papeleraRoutes = (http: Http, { db, settings: { historyDays } }: Context) => {
  http.get(
    PATH,
    {
      schema: {
        tags,
        summary: 'Lo eliminado que se puede restaurar, lo último primero',
        querystring: Type.Object({
          antes: Type.Optional(Type.String({ pattern: String.raw`^\d{1,15}$`, description: 'El x-siguiente de la página anterior' })),
          limite: Type.Optional(Type.Integer({ minimum: 1, maximum: LONGEST_PAGE })),
        }),
        response: { 200: page, 304: unchanged },
      },
    },
    async (request, reply) => {
      const { antes = null, limite = LONGEST_PAGE } = request.query
      const read = () => Snapshot.read(db, snapshot => readTrash(snapshot, { historyDays, antes, limite }))
      const found = await unlessGone(reply, gone => historySemaphore(read, gone))
      if (found === undefined) return undefined
      const { records, next } = found
      if (next !== null) reply.header('x-siguiente', next)
      return sendList(request, reply, records)
    },
  )

  http.post(
    `${PATH}:id/restaurar/`,
    {
      schema: {
        tags,
        summary: 'Devolver un registro con sus partes, sus imágenes y las referencias que aún pueden ser',
        params: byId,
        response: { 200: schemas.restored, 409: error, 422: error },
      },
    },
    async (request, reply) => {
      const answer = await runOnce(db, request, async transaction =>
        okAnswer(JSON.stringify(await restoreRecord(transaction, request.params.id))),
      )
      return sendAnswer(reply, answer)
    },
  )
}
