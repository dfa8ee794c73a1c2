import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Socket } from 'node:net'
import type { Http } from './http'

/** Size of the pieces of a written response, in bytes: a socket reports a piece when all of it has been taken. */
const PIECE_BYTES = 64 * 1024

/** Checks per timeout: a timeout is detected at most a quarter of it late. */
const CHECKS = 4

const piecesOf = function* (bytes: Buffer) {
  for (let from = 0; from < bytes.length; from += PIECE_BYTES) yield bytes.subarray(from, from + PIECE_BYTES)
}

const inPieces = (reply: FastifyReply, payload: unknown) => {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
  if (payload.length <= PIECE_BYTES) return payload
  const bytes = Buffer.isBuffer(payload) ? payload : Buffer.from(payload)
  if (!reply.hasHeader('content-length')) reply.header('content-length', bytes.length)
  return Readable.from(piecesOf(bytes), { objectMode: false })
}

/** Destroys the socket if its peer takes nothing of pending output for `timeoutMs`. Returns a function that ends the watch. */
const watch = (socket: Socket, timeoutMs: number) => {
  const takenBytes = () => socket.bytesWritten - socket.writableLength
  let taken = takenBytes()
  let checks = 0
  const timer = setInterval(() => {
    // A response behind another one on its connection has no `close` when the caller hangs up.
    if (socket.destroyed) return clearInterval(timer)
    const before = taken
    taken = takenBytes()
    checks = socket.writableLength > 0 && taken === before ? checks + 1 : 0
    if (checks === CHECKS) socket.destroy()
  }, timeoutMs / CHECKS).unref()
  return () => clearInterval(timer)
}

/**
 * Closes the connection of a reader that takes nothing of its response for `timeoutMs`: it would hold the source of the response without
 * end. Time without pending output does not count, since a response may take long. The timeout of the socket would not do: data sent by the
 * reader restarts it.
 */
export const installReaderTimeout = (http: Http, timeoutMs: number) => {
  http.addHook('onSend', async (request, reply, payload) => {
    // `close` has already fired for a caller that has hung up: the watch would never end.
    if (!reply.raw.destroyed) reply.raw.once('close', watch(request.raw.socket, timeoutMs))
    return inPieces(reply, payload)
  })
}
