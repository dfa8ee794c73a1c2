import type { Http } from './http'

/** A request has so long to arrive: longer than the page gives an upload of the usual limit on a slow line. */
export const LONGEST_REQUEST_MS = 300_000

/** A closing server waits so long at most: for a request that has just begun, and its answer. */
export const LONGEST_CLOSE_MS = LONGEST_REQUEST_MS + 30_000

/** Requests under way finish, and their connections end with them: a kept one would hold the process up. */
export const installClosing = (http: Http) => {
  let isClosing = false
  http.addHook('preClose', async () => {
    isClosing = true
  })
  http.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
}
