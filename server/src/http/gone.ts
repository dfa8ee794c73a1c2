import type { FastifyReply } from 'fastify'

/** Signal that is aborted when the connection of a response has closed, and when the response is complete. */
const goneOf = (reply: FastifyReply): AbortSignal => {
  const gone = new AbortController()
  if (reply.request.raw.socket.destroyed) gone.abort()
  else reply.raw.once('close', () => gone.abort())
  return gone.signal
}

/**
 * Runs work for a response, with a signal that is aborted when the caller hangs up. A failure after that is no error: the result is
 * undefined, and no response is sent.
 */
export const unlessGone = async <T>(reply: FastifyReply, work: (gone: AbortSignal) => Promise<T>): Promise<T | undefined> => {
  const gone = goneOf(reply)
  try {
    return await work(gone)
  } catch (error) {
    if (!gone.aborted) throw error
    reply.hijack()
    return undefined
  }
}
