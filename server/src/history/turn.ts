import type { FastifyRequest } from 'fastify'
import { createSemaphore } from '../semaphore'

/** Concurrent reads of the history: other requests need database connections too. */
const AT_ONCE = 3
const WAITING = 100

const semaphore = createSemaphore(AT_ONCE, { waiting: WAITING })

/**
 * Runs a read of the history or of the trash through the semaphore; rejects if the client disconnects while it waits.
 * @throws Overloaded if a hundred are waiting
 */
export const inTurn = async <T>({ raw }: FastifyRequest, work: () => Promise<T>): Promise<T> => {
  const gone = new AbortController()
  const leave = () => gone.abort()
  raw.socket.once('close', leave)
  try {
    return await semaphore(work, gone.signal)
  } finally {
    raw.socket.off('close', leave)
  }
}
