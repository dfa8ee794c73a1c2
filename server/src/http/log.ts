import { randomUUID } from 'node:crypto'
import { EMAIL } from '@/shared/validation'
import { LogController, type FastifyBaseLogger, type FastifyRequest, type FastifyServerOptions } from 'fastify'
import type { Http } from './http'
import { withoutQuery } from './path'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a response without end: a caller that hangs up is no failure. */
    isStream?: boolean
  }
}

/**
 * Options of the log: one JSON line a request, without headers, body and query, which could hold a secret [SE-17]. Errors are reduced to
 * four members: database errors contain the parameters of the statement too.
 */
export const logOptions: FastifyServerOptions = {
  logger: {
    serializers: {
      err: (error: Error & { code?: string }) => ({ type: error.name, message: error.message, code: error.code, stack: error.stack ?? '' }),
      req: request => ({ method: request.method, path: withoutQuery(request.url) }),
      res: reply => ({ status: reply.statusCode }),
    },
  },
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: () => randomUUID(),
}

/** Status in the log, as proxies use it, of a request whose caller closed the connection before the response. */
export const HUNG_UP = 499

export const installLog = (http: Http) => {
  http.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    const { method, url, ip } = request
    // `onResponse` does not run for a closed connection.
    reply.raw.once('close', () => {
      const isAnswered = reply.raw.writableEnded || (request.routeOptions.config.isStream && reply.raw.headersSent)
      const [status, ms] = [isAnswered ? reply.statusCode : HUNG_UP, Math.round(reply.elapsedTime)]
      request.log.info({ method, path: withoutQuery(url), status, ms, usuario: request.session?.usuarioId, ip }, 'request')
    })
  })
}

/** Names of events are stable, because operators search the log for them. */
export type LogEvent =
  | 'session.started'
  | 'session.refused'
  | 'session.ended'
  | 'password.changed'
  | 'password.refused'
  | 'request.refused'
  | 'user.added'
  | 'user.changed'
  | 'user.activated'
  | 'user.deactivated'
  | 'rights.given'
  | 'rights.taken'
  | 'link.made'
  | 'link.refused'
  | 'mail.failed'

interface EventDetails {
  /** Id of the author; undefined where the request has no session, or not yet. */
  usuario?: number
  email?: string
  status?: number
  /** Id of the affected user. */
  afectado?: number
  /** Changed members of the user. */
  cambios?: string[]
  administrador?: boolean
  /** True if a link was mailed. */
  enviado?: boolean
  motivo?: string
  ip?: string
  /** Command of an operator, where there is no caller. */
  orden?: string
}

/** Logs an event. `email` is logged only if it is an e-mail address: some users type their password into that field. */
export const writeEvent = (log: FastifyBaseLogger, event: LogEvent, { usuario, email, ...about }: EventDetails) => {
  const subject = email !== undefined && EMAIL.test(email) ? email : undefined
  log.info({ event, usuario, email: subject, ...about }, event)
}

/** Logs an event of a request, as a line of its own with the `reqId` of the request's line. */
export const logEvent = (request: FastifyRequest, event: LogEvent, about: EventDetails = {}) =>
  writeEvent(request.log, event, { usuario: request.session?.usuarioId, ...about, ip: request.ip })
