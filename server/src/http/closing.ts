import type { Http } from './http'
import { JSON_TYPE } from './send'

const CLOSING = { detail: 'El servidor se está cerrando. Vuelva a intentarlo.' }

/**
 * Closes gracefully: running requests finish, and their connections are closed, since a kept-alive one would delay the end of the process.
 * A later request on an open connection is refused before its body is read; Fastify's own refusal has no `detail` (`return503OnClosing`).
 */
export const installClosing = (http: Http) => {
  let isClosing = false
  http.addHook('preClose', async () => {
    isClosing = true
  })
  http.addHook('onRequest', async (_request, reply) => {
    if (isClosing)
      return reply.code(503).headers({ 'retry-after': '5', 'cache-control': 'no-store' }).type(JSON_TYPE).send(JSON.stringify(CLOSING))
  })
  http.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
}
