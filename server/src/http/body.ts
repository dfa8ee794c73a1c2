import type { FastifyRequest } from 'fastify'
import { SLOWEST_LINE } from '@/shared/constants'
import { HttpError } from '../response/httpError'
import type { Http } from './http'
import { jsonLimitRefusal } from './jsonLimits'

declare module 'fastify' {
  interface FastifyRequest {
    /** Bytes of the body as received, for the fingerprint of an idempotent call. */
    rawBody: Buffer
  }
}

/** Longest body that is no record, in bytes. */
export const BODY_LIMIT = 16_000

/** Longest body of a record, in bytes: a product in hundreds of languages is legal. */
export const RECORD_LIMIT = 8_000_000

const utf8 = new TextDecoder('utf-8', { fatal: true })

const parseJson = (bytes: Buffer): unknown => {
  const refusal = jsonLimitRefusal(bytes)
  if (refusal !== undefined) throw new HttpError(400, refusal)
  try {
    return JSON.parse(utf8.decode(bytes))
  } catch {
    throw new HttpError(400, 'El cuerpo de la petición no es JSON válido.')
  }
}

/** Time limit of a body that is no upload; an upload has more, by its size. */
const BODY_TIMEOUT_MS = 60_000

/** Time limit for receiving a request: longer than that of the largest upload, which has a refusal of its own. */
export const longestRequestMs = (maxUploadBytes: number) =>
  Math.max(300_000, BODY_TIMEOUT_MS + Math.ceil(maxUploadBytes / SLOWEST_LINE) + 30_000)

interface TimeLimits {
  /** Size of the largest accepted image, in bytes. */
  maxUploadBytes: number
  timeoutMs?: number
}

export const isForm = ({ headers }: FastifyRequest) => headers['content-type']?.startsWith('multipart/') === true

/** Time limit of a body. Forms that state no size, or one beyond the limit, have the time of the largest. */
const timeOf = (request: FastifyRequest, { maxUploadBytes, timeoutMs = BODY_TIMEOUT_MS }: TimeLimits) => {
  if (!isForm(request)) return timeoutMs
  const stated = Number(request.headers['content-length'] ?? Infinity)
  return timeoutMs + Math.ceil(Math.min(stated, maxUploadBytes) / SLOWEST_LINE)
}

/** Refuses a body that is not complete in time: 408, or the refusal of a hook or a reader that waits for its end. */
const limitTime = (http: Http, limits: TimeLimits) => {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()
  const end = async (request: FastifyRequest) => clearTimeout(timers.get(request))
  http.addHook('onRequest', async request => {
    // The reader of the body receives the error; the connection stays open for the response. A body without a reader may be complete, or ignored
    // by a response that still waits to be sent.
    const late = () => {
      if (request.raw.complete || request.raw.destroyed || request.raw.listenerCount('error') === 0) return
      request.raw.emit('error', Object.assign(new Error('The body did not come in time'), { statusCode: 408 }))
    }
    timers.set(request, setTimeout(late, timeOf(request, limits)))
    // `onResponse` does not run for a caller that hangs up.
    request.raw.once('close', () => void end(request))
  })
  http.addHook('preValidation', async request => {
    // A form is read later, by its route.
    if (!isForm(request)) await end(request)
  })
  http.addHook('onResponse', end)
}

/** Accepts JSON bodies only. An empty body with a JSON content type counts as no body, as in DELETE and logout. */
export const installBody = (http: Http, limits: TimeLimits) => {
  limitTime(http, limits)
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
