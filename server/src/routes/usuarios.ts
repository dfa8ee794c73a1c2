import { Type } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import type { UsuarioListado } from '@/shared/user'
import { mustBeAdministrator } from '../auth/administrators'
import { changeUser } from '../auth/changeUser'
import { addressOfLink, makeLink } from '../auth/links'
import { lockAdministrator } from '../auth/sessions'
import { addUser, listUsers, tagOfUser } from '../auth/users'
import type { Context } from '../context'
import { byId, error, id, moment, orNull, text, textUpTo, unchanged } from '../jsonSchemas'
import { sessionOf } from '../http/authentication'
import { requestAuthor } from '../http/requestAuthor'
import { publicOrigin } from '../http/publicOrigin'
import type { Http } from '../http/http'
import { runOnce, sendAnswer, taggedAnswer } from '../http/idempotency'
import { validatedBody } from '../http/validatedBody'
import { logEvent } from '../http/log'
import { sendList } from '../http/send'
import { eventsOf } from './userEvents'
import { mailLink } from './mailLink'

const PATH = '/api/usuarios/'
const tags = ['usuarios']

const own = { email: text, nombre: textUpTo(200), apellidos: textUpTo(200), administrador: Type.Boolean() }
const usuario = Type.Object({
  id,
  ...own,
  estado: Type.Union([Type.Literal('activo'), Type.Literal('invitado'), Type.Literal('inactivo')]),
  ultimo_acceso: orNull(moment),
  sesiones: Type.Integer({ minimum: 0 }),
})
const optional = {
  nombre: Type.Optional(own.nombre),
  apellidos: Type.Optional(own.apellidos),
  administrador: Type.Optional(own.administrador),
}
const creation = Type.Object({ email: own.email, ...optional })
const change = Type.Object({ email: Type.Optional(own.email), ...optional, activo: Type.Optional(Type.Boolean()) })
const enlace = Type.Object({ enlace: Type.Optional(Type.String()), enviado: Type.Optional(Type.Boolean()), caduca: moment })

const answer = (status: number, user: UsuarioListado) => taggedAnswer(status, { body: JSON.stringify(user), etag: tagOfUser(user) })

const administratorsOnly = async (request: FastifyRequest) => {
  if (!sessionOf(request).usuario.administrador) throw mustBeAdministrator()
}
/** Hooks that check the right before the body is read, and again after. */
const guard = { onRequest: administratorsOnly, preHandler: administratorsOnly }

/** Routes of users: every session can list them, administrators can change them [AU-01 to AU-04]. */
export const usuariosRoutes = (http: Http, { db, settings, mailer }: Context) => {
  http.get(PATH, { schema: { tags, response: { 200: Type.Array(usuario), 304: unchanged } } }, async (request, reply) =>
    sendList(request, reply, await listUsers(db)),
  )

  http.post(
    PATH,
    {
      ...guard,
      attachValidation: true,
      schema: { tags, body: creation, response: { 201: usuario, 403: error, 422: error } },
    },
    async (request, reply) => {
      const { refused } = validatedBody(request)
      let made: UsuarioListado | undefined
      const created = await runOnce(db, request, async transaction => {
        await lockAdministrator(transaction, sessionOf(request))
        const { email, nombre = '', apellidos = '', administrador = false } = request.body
        made = await addUser(transaction, { email, nombre, apellidos, administrador }, { refused })
        return answer(201, made)
      })
      if (made) logEvent(request, 'user.added', { afectado: made.id, administrador: made.administrador })
      return sendAnswer(reply, created)
    },
  )

  http.put(
    `${PATH}:id/`,
    {
      ...guard,
      attachValidation: true,
      schema: {
        tags,
        params: byId,
        body: change,
        response: { 200: usuario, 403: error, 409: error, 412: error },
      },
    },
    async (request, reply) => {
      const { refused } = validatedBody(request)
      const { body, params, headers } = request
      const changed = await changeUser(db, {
        id: params.id,
        change: body,
        refused,
        ifMatch: headers['if-match'],
        by: requestAuthor(request),
        session: sessionOf(request),
      })
      for (const [event, about] of eventsOf(changed)) logEvent(request, event, about)
      return sendAnswer(reply, answer(200, changed.after))
    },
  )

  // Without Idempotency-Key: the response would be stored, with a code that is stored only as a hash.
  http.post(
    `${PATH}:id/enlace/`,
    {
      ...guard,
      schema: {
        tags,
        summary: 'Enlace para elegir contraseña; el anterior deja de servir',
        params: byId,
        response: { 201: enlace, 403: error, 409: error },
      },
    },
    async (request, reply) => {
      const made = await makeLink(db, request.params.id, sessionOf(request))
      const address = addressOfLink(publicOrigin(settings, request), made.codigo)
      const enviado = mailer && (await mailLink(mailer, request, made.user, address))
      logEvent(request, 'link.made', { afectado: made.user.id, ...(enviado !== undefined && { enviado }) })
      const caduca = made.caduca.toISOString()
      const body = { ...(enviado !== undefined && { enviado }), ...(enviado !== true && { enlace: address }), caduca }
      return reply.code(201).send(body)
    },
  )
}
