/** Refusal because the queue of a semaphore is full; the caller may try again. */
export class Overloaded extends Error {
  override name = 'Overloaded'
}

interface QueueLimit {
  /** Length of the queue; one more caller is refused. */
  waiting: number
}

/** Creates a semaphore: `atOnce` tasks run at a time, the others wait in order of arrival. */
export const createSemaphore = (atOnce: number, queue: QueueLimit = { waiting: Infinity }) => {
  const waiting: (() => void)[] = []
  let free = atOnce

  const enter = async (gone: AbortSignal | undefined, mostWaiting: number): Promise<void> => {
    gone?.throwIfAborted()
    if (free > 0) free -= 1
    else if (waiting.length >= mostWaiting) throw new Overloaded(`${waiting.length} wait already`)
    else
      await new Promise<void>((fulfil, reject) => {
        const leave = () => {
          waiting.splice(waiting.indexOf(begin), 1)
          reject(new Error('Gone before a place was free'))
        }
        const begin = () => {
          gone?.removeEventListener('abort', leave)
          fulfil()
        }
        waiting.push(begin)
        gone?.addEventListener('abort', leave, { once: true })
      })
  }

  const finish = () => {
    const next = waiting.shift()
    if (next === undefined) free += 1
    else next()
  }

  /**
   * Runs work once a place is free. If `gone` is aborted before, the task leaves the queue and the promise rejects. `limit` replaces the limit
   * of the queue for this task.
   * @throws Overloaded where the queue is full
   */
  return async <T>(work: () => Promise<T>, gone?: AbortSignal, { waiting: mostWaiting } = queue): Promise<T> => {
    await enter(gone, mostWaiting)
    try {
      return await work()
    } finally {
      finish()
    }
  }
}

export type Semaphore = ReturnType<typeof createSemaphore>
