import { Type } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { attemptAtCode, clearAttempts, countAttempt } from '../auth/attempts'
import { deviceOf } from '../auth/device'
import { rememberAddress } from '../auth/knownAddresses'
import { addressOfLink, choosePassword, deadLink, findLinked, makeLink } from '../auth/links'
import { newPasswordErrors } from '../auth/newPassword'
import { hashPassword } from '../auth/passwords'
import { startSession } from '../auth/sessions'
import { findUser } from '../auth/users'
import { invalid, unnamed } from '../response/httpError'
import type { Context } from '../context'
import { error, text, textUpTo } from '../jsonSchemas'
import { createBackgroundTasks } from '../http/backgroundTasks'
import { publicOrigin } from '../http/publicOrigin'
import type { Http } from '../http/http'
import { logEvent } from '../http/log'
import { mailLink } from './mailLink'

const PATH = '/api/auth/password/reset/'
const schema = { tags: ['Sesión'], security: [] }

/** Code of a link; the limit is longer than any code. */
const codigo = textUpTo(200)
const nothing = Type.Object({})

/** Route that mails a link to a user who has forgotten the password [AU-06]. */
const resetRoute = (http: Http, { db, settings }: Context, mailer: NonNullable<Context['mailer']>) => {
  const runInBackground = createBackgroundTasks(http)

  const mailTo = async (request: FastifyRequest, email: string, base: string) => {
    const found = await findUser(db, email)
    if (found === undefined || found.estado === 'inactivo') return
    const { codigo, user } = await makeLink(db, found.id)
    const enviado = await mailLink(mailer, request, user, addressOfLink(base, codigo))
    logEvent(request, 'link.made', { afectado: user.id, enviado })
  }

  http.post(
    PATH,
    {
      schema: {
        ...schema,
        summary: 'Pedir un enlace por correo; la respuesta es la misma haya o no una cuenta',
        body: Type.Object({ email: textUpTo(320) }),
        response: { 202: nothing, 429: error },
      },
    },
    async (request, reply) => {
      const { email } = request.body
      await countAttempt(db, { email, address: request.ip, what: 'reset' })
      const base = publicOrigin(settings, request)
      runInBackground('the link that somebody asked for', () => mailTo(request, email, base))
      return reply.code(202).send({})
    },
  )
}

/** Routes for choosing a password by a link, without a session: the code identifies the user [AU-02]. */
export const passwordLinkRoutes = (http: Http, context: Context) => {
  const { db, configuration, mailer } = context
  if (mailer) resetRoute(http, context, mailer)

  /** User of a code. A wrong code counts as a failed attempt, as a wrong password does. */
  const userOf = async (request: FastifyRequest, code: string) => {
    const attempt = attemptAtCode(request.ip)
    await countAttempt(db, attempt)
    const user = await findLinked(db, code)
    if (user === undefined) {
      logEvent(request, 'link.refused')
      throw deadLink()
    }
    await clearAttempts(db, attempt)
    return user
  }

  http.post(
    `${PATH}check/`,
    {
      schema: {
        ...schema,
        summary: 'De quién es un enlace',
        body: Type.Object({ codigo }),
        response: { 200: Type.Object({ email: Type.String() }), 429: error },
      },
    },
    async request => {
      const { email } = await userOf(request, request.body.codigo)
      return { email }
    },
  )

  http.post(
    `${PATH}confirm/`,
    {
      schema: {
        ...schema,
        summary: 'Elegir contraseña con un enlace; las sesiones abiertas terminan y empieza otra',
        body: Type.Object({ codigo, new_password1: text, new_password2: text }),
        response: { 200: Type.Object({ key: Type.String() }), 429: error },
      },
    },
    async request => {
      const { codigo, new_password1, new_password2 } = request.body
      const { id, ...user } = await userOf(request, codigo)
      const errors = await newPasswordErrors(new_password1, new_password2, configuration.minNewPasswordLength, user)
      if (Object.keys(errors).length > 0) throw invalid(errors, unnamed)
      const password_hash = await hashPassword(new_password1)
      await choosePassword(db, codigo, id, password_hash)
      logEvent(request, 'password.changed', { usuario: id, email: user.email })
      const key = await startSession(db, { id, password_hash }, deviceOf(request.headers['user-agent']))
      if (key === undefined) throw deadLink()
      await rememberAddress(db, id, request.ip)
      logEvent(request, 'session.started', { usuario: id, email: user.email })
      return { key }
    },
  )
}
