import type { FastifyRequest } from 'fastify'
import { HttpError } from '../answer/httpError'
import type { Http } from './http'
import { tooIntricate } from './tooIntricate'

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came, for the fingerprint of an idempotent call. */
    rawBody: Buffer
  }
}

/** What a body may have that is no record. */
export const BODY_LIMIT = 16_000

/** A product in hundreds of languages is legal. */
export const RECORD_LIMIT = 8_000_000

const utf8 = new TextDecoder('utf-8', { fatal: true })

const parseJson = (bytes: Buffer): unknown => {
  const refusal = tooIntricate(bytes)
  if (refusal !== undefined) throw new HttpError(400, refusal)
  try {
    return JSON.parse(utf8.decode(bytes))
  } catch {
    throw new HttpError(400, 'El cuerpo de la petición no es JSON válido.')
  }
}

/** Time for a body that is no upload. The server's own limit, for uploads, is longer. */
export const BODY_TIMEOUT_MS = 60_000

/** Gives a body up that is no upload and has not come whole in time: 408. */
const limitTime = (http: Http, timeoutMs: number) => {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()
  const end = async (request: FastifyRequest) => clearTimeout(timers.get(request))
  http.addHook('preParsing', async (request, _reply, payload) => {
    if (request.headers['content-type']?.startsWith('multipart/')) return
    // The parser hears the error; the connection stays, for the answer.
    const late = () => payload.emit('error', Object.assign(new Error('The body did not come in time'), { statusCode: 408 }))
    timers.set(request, setTimeout(late, timeoutMs))
  })
  http.addHook('preValidation', end)
  http.addHook('onResponse', end)
}

/** JSON only. An empty body is no body, whatever its content type says: DELETE and logout come like that. */
export const installBody = (http: Http, timeoutMs = BODY_TIMEOUT_MS) => {
  limitTime(http, timeoutMs)
  http.decorateRequest('rawBody')
  http.addHook('onRequest', async request => {
    request.rawBody = Buffer.alloc(0)
  })
  http.removeAllContentTypeParsers()
  http.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, bytes: Buffer) => {
    request.rawBody = bytes
    return bytes.length === 0 ? undefined : parseJson(bytes)
  })
}
