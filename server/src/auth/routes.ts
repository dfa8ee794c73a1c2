import { Type } from '@fastify/type-provider-typebox'
import { sql } from 'kysely'
import { countAttempt, clearAttempts } from './attempts'
import { foldEmail } from './email'
import { hashPassword, verifyPassword } from './passwords'
import { checkNewPassword } from './newPassword'
import { endOtherSessions, endSession, startSession } from './sessions'
import type { Context } from '../context'
import { sessionOf } from '../http/authentication'
import type { Http } from '../http/http'
import { error, texto, textoHasta } from '../http/schemas'

const tags = ['Sesión']

/** Longer than any address there is, and short enough for an index. */
const email = textoHasta(320)
const usuario = Type.Object({ email: Type.String(), nombre: Type.String(), apellidos: Type.String() })
const refused = Type.Object({ non_field_errors: Type.Array(Type.String()) })
const nothing = Type.Object({})

/** Needs no session: the one call that makes one [SE-04]. */
export const loginRoute = (http: Http, { db }: Context) => {
  http.post(
    '/api/auth/login/',
    {
      schema: {
        tags,
        summary: 'Iniciar sesión',
        security: [],
        body: Type.Object({ email, password: texto }),
        response: { 200: Type.Object({ key: Type.String() }), 400: Type.Union([refused, error]), 429: error },
      },
    },
    async (request, reply) => {
      const { email, password } = request.body
      await countAttempt(db, email, request.ip)
      const user = await db
        .selectFrom('usuarios')
        .where(sql`lower(email)`, '=', foldEmail(email))
        .select(['id', 'password_hash'])
        .executeTakeFirst()
      const isVerified = await verifyPassword(user?.password_hash, password)
      const key = user && isVerified ? await startSession(db, user) : undefined
      if (key === undefined)
        return reply.code(400).send({ non_field_errors: ['No puede iniciar sesión con las credenciales proporcionadas.'] })
      await clearAttempts(db, email)
      return { key }
    },
  )
}

/** Need a session. None honours Idempotency-Key: done twice they change nothing more, and no password's fingerprint is to be kept. */
export const accountRoutes = (http: Http, { db, configuration }: Context) => {
  http.post(
    '/api/auth/logout/',
    { schema: { tags, summary: 'Cerrar la sesión', response: { 200: nothing, 401: error } } },
    async request => {
      await endSession(db, sessionOf(request))
      return {}
    },
  )

  http.get(
    '/api/auth/user/',
    { schema: { tags, summary: 'Quién ha iniciado la sesión', response: { 200: usuario, 401: error } } },
    async request => sessionOf(request).usuario,
  )

  http.post(
    '/api/auth/password/change/',
    {
      schema: {
        tags,
        summary: 'Cambiar la contraseña; las demás sesiones terminan',
        body: Type.Object({ new_password1: texto, new_password2: texto }),
        response: { 200: nothing, 400: error, 401: error },
      },
    },
    async request => {
      const { new_password1, new_password2 } = request.body
      const password_hash = await hashPassword(checkNewPassword(new_password1, new_password2, configuration.minNewPasswordLength))
      const session = sessionOf(request)
      await db.transaction().execute(async transaction => {
        await transaction.updateTable('usuarios').set({ password_hash }).where('id', '=', session.usuarioId).execute()
        await endOtherSessions(transaction, session)
      })
      return {}
    },
  )
}
