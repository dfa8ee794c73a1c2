import { Type } from '@fastify/type-provider-typebox'
import { notFound } from '../response/httpError'
import { endOtherSessions, endSessionOf, listSessions } from '../auth/openSessions'
import type { Context } from '../context'
import { byId, id, moment, unchanged } from '../jsonSchemas'
import { sessionOf } from '../http/authentication'
import type { Http } from '../http/http'
import { logEvent } from '../http/log'
import { sendList, sendNothing } from '../http/send'

const PATH = '/api/auth/sesiones/'
const tags = ['Sesión']

const sesion = Type.Object({ id, dispositivo: Type.String(), creada: moment, usada: moment, actual: Type.Boolean() })

/** Routes of the caller's own sessions, which no other user sees [AU-05]. */
export const sesionesRoutes = (http: Http, { db }: Context) => {
  http.get(
    PATH,
    { schema: { tags, summary: 'Sesiones abiertas', response: { 200: Type.Array(sesion), 304: unchanged } } },
    async (request, reply) => sendList(request, reply, await listSessions(db, sessionOf(request))),
  )

  http.delete(PATH, { schema: { tags, summary: 'Cerrar las demás', response: { 204: Type.Null() } } }, async (request, reply) => {
    await endOtherSessions(db, sessionOf(request))
    logEvent(request, 'session.ended')
    return sendNothing(reply, 204)
  })

  http.delete(
    `${PATH}:id/`,
    { schema: { tags, summary: 'Cerrar una', params: byId, response: { 204: Type.Null() } } },
    async (request, reply) => {
      if (!(await endSessionOf(db, sessionOf(request), request.params.id))) throw notFound()
      logEvent(request, 'session.ended')
      return sendNothing(reply, 204)
    },
  )
}
