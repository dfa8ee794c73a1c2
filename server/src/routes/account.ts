import { Type } from '@fastify/type-provider-typebox'
import { deviceOf } from '../auth/device'
import { rememberAddress } from '../auth/knownAddresses'
import { endLinks } from '../auth/links'
import { newPasswordErrors } from '../auth/newPassword'
import { hashPassword } from '../auth/passwords'
import { endOtherSessions, endSession } from '../auth/openSessions'
import { lockCaller, startSession } from '../auth/sessions'
import { tryPassword } from '../auth/tryPassword'
import type { Context } from '../context'
import { inTransactionOf } from '../database/transaction'
import { sessionOf } from '../http/authentication'
import { requestAuthor } from '../http/requestAuthor'
import { invalid, unnamed } from '../response/httpError'
import type { Http } from '../http/http'
import { logEvent } from '../http/log'
import { error, id, text, textUpTo } from '../jsonSchemas'

const tags = ['Sesión']

/** Email of at most 320 characters, the longest possible address; short enough for an index. */
const email = textUpTo(320)
const usuario = Type.Object({
  id,
  email: Type.String(),
  nombre: Type.String(),
  apellidos: Type.String(),
  administrador: Type.Boolean(),
})
const refused = Type.Object({ non_field_errors: Type.Array(Type.String()) })
const nothing = Type.Object({})

/** Login route: needs no session and creates one [SE-04]. */
export const loginRoute = (http: Http, { db }: Context) => {
  http.post(
    '/api/auth/login/',
    {
      schema: {
        tags,
        summary: 'Iniciar sesión',
        security: [],
        body: Type.Object({ email, password: text }),
        response: { 200: Type.Object({ key: Type.String() }), 400: Type.Union([refused, error]), 429: error },
      },
    },
    async (request, reply) => {
      const { email, password } = request.body
      const user = await tryPassword(db, { email, address: request.ip }, password)
      const key = user && (await startSession(db, user, deviceOf(request.headers['user-agent'])))
      if (user === undefined || key === undefined) {
        logEvent(request, 'session.refused', { email })
        return reply.code(400).send({ non_field_errors: ['No puede iniciar sesión con las credenciales proporcionadas.'] })
      }
      await rememberAddress(db, user.id, request.ip)
      logEvent(request, 'session.started', { usuario: user.id, email })
      return { key }
    },
  )
}

/**
 * Routes of the own account, which need a session. None honours Idempotency-Key: a repeated call changes nothing more, and no fingerprint
 * of a password may be stored.
 */
export const accountRoutes = (http: Http, { db, configuration }: Context) => {
  http.post('/api/auth/logout/', { schema: { tags, summary: 'Cerrar la sesión', response: { 200: nothing } } }, async request => {
    await endSession(db, sessionOf(request))
    logEvent(request, 'session.ended')
    return {}
  })

  http.get(
    '/api/auth/user/',
    { schema: { tags, summary: 'Quién ha iniciado la sesión', response: { 200: usuario } } },
    async request => sessionOf(request).usuario,
  )

  http.post(
    '/api/auth/password/change/',
    {
      schema: {
        tags,
        summary: 'Cambiar la contraseña; las demás sesiones terminan',
        body: Type.Object({ old_password: Type.Optional(text), new_password1: text, new_password2: text }),
        response: { 200: nothing, 429: error },
      },
    },
    async request => {
      const { old_password, new_password1, new_password2 } = request.body
      const session = sessionOf(request)
      const { email } = session.usuario
      const newErrors = await newPasswordErrors(new_password1, new_password2, configuration.minNewPasswordLength, session.usuario)
      const attempt = { email, address: request.ip }
      const isOldWrong = old_password !== undefined && (await tryPassword(db, attempt, old_password)) === undefined
      if (isOldWrong) logEvent(request, 'password.refused', { email })
      const errors = { ...(isOldWrong && { old_password: ['La contraseña actual no es correcta'] }), ...newErrors }
      if (Object.keys(errors).length > 0) throw invalid(errors, unnamed)
      const password_hash = await hashPassword(new_password1)
      await inTransactionOf(db, requestAuthor(request), async transaction => {
        await lockCaller(transaction, session)
        await transaction.updateTable('usuarios').set({ password_hash }).where('id', '=', session.usuarioId).execute()
        await endLinks(transaction, session.usuarioId)
        await endOtherSessions(transaction, session)
      })
      logEvent(request, 'password.changed', { email })
      return {}
    },
  )
}
