import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Socket } from 'node:net'
import type { Http } from './http'

/** Pieces that an answer is written in, in bytes: a socket tells of a piece when all of it has been taken. */
const PIECE_BYTES = 64 * 1024

/** A timeout is noticed at most a quarter of it late. */
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

/** Destroys the socket once it has had something to write for `timeoutMs` and its peer took nothing of it; gives what ends the watch. */
const watch = (socket: Socket, timeoutMs: number) => {
  const takenBytes = () => socket.bytesWritten - socket.writableLength
  let taken = takenBytes()
  let checks = 0
  const timer = setInterval(() => {
    const before = taken
    taken = takenBytes()
    checks = socket.writableLength > 0 && taken === before ? checks + 1 : 0
    if (checks === CHECKS) socket.destroy()
  }, timeoutMs / CHECKS).unref()
  return () => clearInterval(timer)
}

/**
 * Drops the connection of a reader that takes nothing of its answer for `timeoutMs`, which would hold what the answer is made from without
 * end. Time in which the server has nothing to write does not count: a caller may wait long for an answer. The socket's own timeout would
 * not do, for whatever the reader sends meanwhile begins it anew.
 */
export const installReaderTimeout = (http: Http, timeoutMs: number) => {
  http.addHook('onSend', async (request, reply, payload) => {
    reply.raw.once('close', watch(request.raw.socket, timeoutMs))
    return inPieces(reply, payload)
  })
}
