import type { Socket } from 'node:net'
import type { Http } from './http'
import { JSON_TYPE } from './send'

const CLOSING = { detail: 'El servidor se está cerrando. Vuelva a intentarlo.' }

/** Time for the rest of a request that has begun to arrive, in milliseconds. */
const REST_MS = 5_000

/** Counts the running requests of each open connection. Returns a function that destroys the connections without any. */
const watchConnections = (http: Http) => {
  const running = new Map<Socket, number>()
  const add = (socket: Socket, requests: number) => {
    const before = running.get(socket)
    if (before !== undefined) running.set(socket, before + requests)
  }
  http.server.on('connection', socket => {
    running.set(socket, 0)
    socket.once('close', () => running.delete(socket))
  })
  http.server.on('request', ({ socket }, response) => {
    add(socket, 1)
    response.once('close', () => add(socket, -1))
  })
  return (isEnded: (socket: Socket) => boolean) => {
    for (const [socket, requests] of running) if (requests === 0 && isEnded(socket)) socket.destroy()
  }
}

/**
 * Closes gracefully: running requests finish, and their connections are closed, since a kept-alive one would delay the end of the process. A
 * connection that has sent nothing is closed at once, one that has sent a part of a request after `REST_MS`: Node would wait for either.
 * A later request on an open connection is refused before its body is read; Fastify's own refusal has no `detail` (`return503OnClosing`).
 */
export const installClosing = (http: Http) => {
  const endIdle = watchConnections(http)
  let isClosing = false
  http.addHook('preClose', async () => {
    isClosing = true
    // Headers that have gone out before the signal promise to keep the connection.
    http.server.keepAliveTimeout = 1
    endIdle(socket => socket.bytesRead === 0)
    setTimeout(endIdle, REST_MS, () => true).unref()
  })
  http.addHook('onRequest', async (_request, reply) => {
    if (isClosing)
      return reply.code(503).headers({ 'retry-after': '5', 'cache-control': 'no-store' }).type(JSON_TYPE).send(JSON.stringify(CLOSING))
  })
  http.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
}
