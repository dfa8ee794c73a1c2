import type { FastifyReply } from 'fastify'

/** Is aborted when the connection that waits for the answer has closed, and when the answer has been taken. */
export const goneOf = (reply: FastifyReply): AbortSignal => {
  const gone = new AbortController()
  if (reply.request.raw.socket.destroyed) gone.abort()
  else reply.raw.once('close', () => gone.abort())
  return gone.signal
}

/** Work for an answer; undefined where it failed after the caller had hung up, who needs no answer and is no error. */
export const unlessGone = async <T>(reply: FastifyReply, gone: AbortSignal, work: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await work()
  } catch (error) {
    if (!gone.aborted) throw error
    reply.hijack()
    return undefined
  }
}
