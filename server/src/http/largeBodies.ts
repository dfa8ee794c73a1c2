import type { FastifyRequest } from 'fastify'
import { Overloaded } from '../semaphore'
import { sessionOf } from './authentication'
import { isForm } from './body'
import type { Http } from './http'
import { isSafe } from './methods'

/** Longest body that is not large, in bytes: nearly all records are far shorter. */
const MOST_BYTES = 256_000

/** Most large bodies at a time: each is held in memory, a file with its copy without metadata, until it is stored. */
const MOST = 20

/** Most large bodies of one user at a time, which leave places for others. A page has six calls at a time under way. */
const MOST_OF_ONE = 8

/** True for a body whose length is beyond the limit or not stated, and for every form. */
const isLarge = (request: FastifyRequest) =>
  isForm(request) || request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > MOST_BYTES

/**
 * Limits large bodies on the routes of this scope, behind `requireSession`, to twenty at a time, eight of one user. One more is refused (503)
 * before it is read, rather than held back.
 */
export const limitLargeBodies = (http: Http) => {
  /** Users by their requests under way. */
  const users = new Map<FastifyRequest, number>()
  http.addHook('preParsing', async request => {
    // A closed connection takes no place: no response would free it. Nor does a read, whose reply is dropped when its caller hangs up.
    if (isSafe(request.method) || !isLarge(request) || request.raw.destroyed) return
    const { usuarioId } = sessionOf(request)
    const own = [...users.values()].filter(user => user === usuarioId).length
    if (users.size >= MOST || own >= MOST_OF_ONE) throw new Overloaded(`${users.size} large bodies are under way, ${own} of the user`)
    users.set(request, usuarioId)
  })
  // `onSend` frees the place also of a caller that has hung up, for whom `onResponse` does not run.
  http.addHook('onSend', async request => void users.delete(request))
}
