import type { FastifyRequest } from 'fastify'
import { createSemaphore } from '../semaphore'

/** Reads of the history at a time: the connections to the database are for others too. */
const AT_ONCE = 3
const WAITING = 100

const semaphore = createSemaphore(AT_ONCE, { waiting: WAITING })

/**
 * Runs a read of the history or of the trash in its turn.
 * @throws Overloaded where a hundred wait already
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
