import { randomUUID } from 'node:crypto'
import { LogController, type FastifyServerOptions } from 'fastify'
import type { Http } from './http'

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

export const installLog = (http: Http) => {
  http.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  http.addHook('onResponse', async (request, reply) => {
    const { method, url, ip } = request
    request.log.info({ method, path: pathOf(url), status: reply.statusCode, ms: Math.round(reply.elapsedTime), ip }, 'request')
  })
}
