import { randomUUID } from 'node:crypto'
import { EMAIL } from '@/shared/validation'
import { LogController, type FastifyBaseLogger, type FastifyRequest, type FastifyServerOptions } from 'fastify'
import type { Http } from './http'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set where the answer has no end, and a caller that hangs up is no failure. */
    isStream?: boolean
  }
}

const pathOf = (url: string) => url.split('?', 1)[0]

/**
 * One JSON line a request, with nothing that could hold a secret: no header, no body, no query [SE-17].
 * Of an error only what is ours to read: database errors carry the statement's parameters too.
 */
export const logOptions: FastifyServerOptions = {
  logger: {
    serializers: {
      err: (error: Error & { code?: string }) => ({ type: error.name, message: error.message, code: error.code, stack: error.stack ?? '' }),
      req: request => ({ method: request.method, path: pathOf(request.url) }),
      res: reply => ({ status: reply.statusCode }),
    },
  },
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: () => randomUUID(),
}

/** Status in the log of a request whose caller closed the connection before it was answered, as proxies write it. */
const HUNG_UP = 499

export const installLog = (http: Http) => {
  http.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    // `onResponse` would not do: it does not run where the connection has closed.
    reply.raw.once('close', () => {
      const { method, url, ip } = request
      const isAnswered = reply.raw.writableEnded || (request.routeOptions.config.isStream && reply.raw.headersSent)
      const [status, ms] = [isAnswered ? reply.statusCode : HUNG_UP, Math.round(reply.elapsedTime)]
      request.log.info({ method, path: pathOf(url), status, ms, usuario: request.session?.usuarioId, ip }, 'request')
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

interface About {
  /** Author; missing where the request has no session, or not yet. */
  usuario?: number | undefined
  email?: string | undefined
  status?: number
  /** To whom it was done, by id. */
  afectado?: number
  /** Which members of a user have changed. */
  cambios?: string[]
  administrador?: boolean
  /** True if a link was mailed. */
  enviado?: boolean
  motivo?: string
  ip?: string
  /** Command of an operator, where there is no caller. */
  orden?: string
}

/** Some type their password where the email goes. */
export const writeEvent = (log: FastifyBaseLogger, event: LogEvent, { usuario, email, ...about }: About) => {
  const subject = email !== undefined && EMAIL.test(email) ? email : undefined
  log.info({ event, usuario, email: subject, ...about }, event)
}

/** A line of its own besides the request's, which has the same `reqId`. */
export const logEvent = (request: FastifyRequest, event: LogEvent, about: About = {}) =>
  writeEvent(request.log, event, { usuario: request.session?.usuarioId, ...about, ip: request.ip })
