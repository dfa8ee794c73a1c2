import type { Http } from './http'

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
