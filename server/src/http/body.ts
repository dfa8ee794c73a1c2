import type { FastifyRequest } from 'fastify'
import { HttpError } from './errors'
import type { Http } from './http'

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came, for the fingerprint of an idempotent call. */
    rawBody: Buffer
  }
}

/** The contract's 8 MB. */
export const BODY_LIMIT = 8_000_000

const utf8 = new TextDecoder('utf-8', { fatal: true })

const parseJson = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(utf8.decode(bytes))
  } catch {
    throw new HttpError(400, 'El cuerpo de la petición no es JSON válido.')
  }
}

/** JSON only. An empty body is no body, whatever its content type says: DELETE and logout come like that. */
export const installBody = (http: Http) => {
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
