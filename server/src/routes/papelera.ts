import { Type } from '@fastify/type-provider-typebox'
import type { Context } from '../context'
import { Snapshot } from '../database/snapshot'
import { byId, error } from '../definitions/schemas'
import * as schemas from '../history/schemas'
import { readBin } from '../history/bin'
import { restoreRecord } from '../history/restore'
import type { Http } from '../http/http'
import { runOnce, sendAnswer } from '../http/idempotency'
import { sendList } from '../http/send'

const PATH = '/api/papelera/'
const tags = ['papelera']

/** What was deleted, and bringing it back [HI-04]. */
export const papeleraRoutes = (http: Http, { db, settings: { historyDays } }: Context) => {
  http.get(
    PATH,
    { schema: { tags, summary: 'Lo eliminado que se puede restaurar', response: { 200: Type.Array(schemas.binned), 401: error } } },
    async (request, reply) => sendList(request, reply, await Snapshot.read(db, snapshot => readBin(snapshot, historyDays))),
  )

  http.post(
    `${PATH}:id/restaurar/`,
    {
      schema: {
        tags,
        summary: 'Devolver un registro con sus partes, sus imágenes y las referencias que aún pueden ser',
        params: byId,
        response: { 200: schemas.restored, 401: error, 404: error, 409: error, 422: error },
      },
    },
    async (request, reply) => {
      const answer = await runOnce(db, request, async transaction => ({
        status: 200,
        headers: {},
        body: JSON.stringify(await restoreRecord(transaction, request.params.id)),
      }))
      return sendAnswer(reply, answer)
    },
  )
}
