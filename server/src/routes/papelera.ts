import { Type } from '@fastify/type-provider-typebox'
import { TRASH_PAGE } from '@/shared/constants'
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

/** Deleted records, and their restoration [HI-04]. */
export const papeleraRoutes = (http: Http, { db, settings: { historyDays } }: Context) => {
  http.get(
    PATH,
    {
      schema: {
        tags,
        summary: 'Lo eliminado que se puede restaurar, lo último primero',
        querystring: Type.Object({
          antes: Type.Optional(Type.String({ pattern: String.raw`^\d{1,15}$`, description: 'El id del último de la página anterior' })),
          limite: Type.Optional(Type.Integer({ minimum: 1, maximum: TRASH_PAGE })),
        }),
        response: { 200: Type.Array(schemas.trashedRecord), 304: unchanged },
      },
    },
    async (request, reply) => {
      const { antes = null, limite = TRASH_PAGE } = request.query
      const read = () => Snapshot.read(db, snapshot => readTrash(snapshot, { historyDays, antes, limite }))
      const found = await unlessGone(reply, gone => historySemaphore(read, gone))
      if (found === undefined) return undefined
      return sendList(request, reply, found)
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
