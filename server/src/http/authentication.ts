import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { findSession, type Session } from '../auth/sessions'
import type { Schema } from '../database/schema'
import { HttpError } from '../answer/httpError'
import type { Http } from './http'
import type { Question } from './question'

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | undefined
  }
  interface FastifyContextConfig {
    /** What the route's handler needs of the database, asked along with who calls. */
    question?: Question
  }
}

const NO_CREDENTIALS = 'Las credenciales de autenticación no se proveyeron.'

const unauthorized = (detail: string) => new HttpError(401, detail, { headers: { 'www-authenticate': 'Token' } })

/** The caller of a route behind `requireSession`. */
export const sessionOf = ({ session }: FastifyRequest): Session => {
  if (session === undefined) throw unauthorized(NO_CREDENTIALS)
  return session
}

/** Every route that is registered on this instance from now on wants `Authorization: Token {token}` [SE-06]. */
export const requireSession = (http: Http, db: Kysely<Schema>) => {
  http.decorateRequest('session')
  http.addHook('onRequest', async request => {
    const token = /^Token +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    if (token === undefined) throw unauthorized(NO_CREDENTIALS)
    const { question } = request.routeOptions.config
    request.session = await (question ? question.ask(db, token, request) : findSession(db, token))
    if (request.session === undefined) throw unauthorized('La sesión no existe o ha caducado.')
  })
}
