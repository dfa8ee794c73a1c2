import type { Http } from './http'

const allowed = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
  'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Save-Id',
  'access-control-max-age': '600',
}

/** Allows calls from the origins in CORS_ORIGINS. The token is sent in a header of its own, so credentials are not allowed. */
export const installCors = (http: Http, origins: ReadonlySet<string>) => {
  if (origins.size === 0) return
  http.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'Origin')
    const { origin } = request.headers
    if (origin === undefined || !origins.has(origin)) return
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': 'ETag, Retry-After, X-Request-Id' })
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return
    return reply.code(204).headers(allowed).send()
  })
}
