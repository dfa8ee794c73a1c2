import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { findSession, noteUse, sessionEnded, type FoundSession, type Session } from '../auth/sessions'
import type { Schema } from '../database/schema'
import { HttpError } from '../response/httpError'
import type { Http } from './http'
import type { PreloadedQuery } from './preloadedQuery'

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | undefined
    /** Time of the last lookup of the session, by `performance.now()`. */
    sessionChecked: number
  }
  interface FastifyContextConfig {
    /** Query of the route's handler, run in one statement with the session. */
    preloaded?: PreloadedQuery
  }
}

const NO_CREDENTIALS = 'Las credenciales de autenticación no se proveyeron.'

const withoutCredentials = () => new HttpError(401, NO_CREDENTIALS, { headers: { 'www-authenticate': 'Token' } })

/** Session of a call, on a route behind `requireSession`. */
export const sessionOf = ({ session }: FastifyRequest): Session => {
  if (session === undefined) throw withoutCredentials()
  return session
}

/** Age of a lookup after which the session is looked up again: it may have ended while the body was received. */
const LONGEST_UNCHECKED_MS = 1_000

/**
 * Looks the session up again where the last lookup is more than a second old: while the body was received, the session may have ended or
 * its user lost a right. An upload calls this after its form has been read.
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

/** Stores the call as a use of its session. A failure, as on a full disk or a read-only database, fails no call. */
const storeUse = async (db: Kysely<Schema>, request: FastifyRequest, session: FoundSession) => {
  try {
    await noteUse(db, session)
  } catch (err) {
    request.log.warn({ err }, 'the use of a session could not be stored')
  }
}

/** Requires `Authorization: Token {token}` on every route registered on this instance from now on [SE-06]. */
export const requireSession = (http: Http, db: Kysely<Schema>) => {
  http.decorateRequest('session')
  http.decorateRequest('sessionChecked', 0)
  http.addHook('onRequest', async request => {
    const token = tokenOf(request)
    const { preloaded } = request.routeOptions.config
    const found = await (preloaded ? preloaded.ask(db, token, request) : findSession(db, token))
    if (found === undefined) throw sessionEnded()
    request.session = found
    request.sessionChecked = performance.now()
    if (found.isDue) await storeUse(db, request, found)
  })
  http.addHook('preValidation', async request => checkSessionAgain(db, request))
}
