import type { FastifyReply } from 'fastify'

/** Signal that is aborted when the connection of a response has closed, and when the response is complete. */
export const goneOf = (reply: FastifyReply): AbortSignal => {
  const gone = new AbortController()
  if (reply.request.raw.socket.destroyed) gone.abort()
  else reply.raw.once('close', () => gone.abort())
  return gone.signal
}

/** Runs work for a response. A failure after the caller has hung up is no error: the result is undefined, and no response is sent. */
export const unlessGone = async <T>(reply: FastifyReply, gone: AbortSignal, work: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await work()
  } catch (error) {
    if (!gone.aborted) throw error
    reply.hijack()
    return undefined
  }
}
