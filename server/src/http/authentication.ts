import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { findSession, sessionEnded, type Session } from '../auth/sessions'
import type { Schema } from '../database/schema'
import { HttpError } from '../response/httpError'
import type { Http } from './http'
import type { PreloadedQuery } from './preloadedQuery'

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | undefined
    /** When the session was looked up, on the process's own clock. */
    sessionChecked: number
  }
  interface FastifyContextConfig {
    /** Query of the route's handler, run in one statement with the session. */
    preloaded?: PreloadedQuery
  }
}

const NO_CREDENTIALS = 'Las credenciales de autenticación no se proveyeron.'

const withoutCredentials = () => new HttpError(401, NO_CREDENTIALS, { headers: { 'www-authenticate': 'Token' } })

/** The caller of a route behind `requireSession`. */
export const sessionOf = ({ session }: FastifyRequest): Session => {
  if (session === undefined) throw withoutCredentials()
  return session
}

/** A body that took longer than this may have outlived its session. */
const LONGEST_UNCHECKED_MS = 1_000

/**
 * Looks the session up again where the last look is more than a second old: it may have ended, or its user have lost a right, while the
 * body was on its way. An upload calls this after its form has been read.
 * @throws HttpError 401
 */
export const checkSessionAgain = async (db: Kysely<Schema>, request: FastifyRequest) => {
  if (performance.now() - request.sessionChecked < LONGEST_UNCHECKED_MS) return
  request.session = await findSession(db, tokenOf(request))
  if (request.session === undefined) throw sessionEnded()
  request.sessionChecked = performance.now()
}

/** @throws HttpError 401 */
const tokenOf = ({ headers: { authorization = '' } }: FastifyRequest): string => {
  const token = /^Token +(\S+)$/i.exec(authorization)?.[1]
  if (token === undefined) throw withoutCredentials()
  return token
}

/** Every route that is registered on this instance from now on wants `Authorization: Token {token}` [SE-06]. */
export const requireSession = (http: Http, db: Kysely<Schema>) => {
  http.decorateRequest('session')
  http.decorateRequest('sessionChecked', 0)
  http.addHook('onRequest', async request => {
    const token = tokenOf(request)
    const { preloaded } = request.routeOptions.config
    request.session = await (preloaded ? preloaded.ask(db, token, request) : findSession(db, token))
    if (request.session === undefined) throw sessionEnded()
    request.sessionChecked = performance.now()
  })
  http.addHook('preValidation', async request => checkSessionAgain(db, request))
}
