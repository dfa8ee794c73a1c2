/** More wait already than the bound allows: the caller is refused and may try again. */
export class Overloaded extends Error {
  override name = 'Overloaded'
}

interface Bound {
  /** Number that may wait; one more is refused. */
  waiting: number
}

/** Semaphore: `atOnce` work at a time, the others wait in the order in which they came. */
export const createSemaphore = (atOnce: number, { waiting: mostWaiting }: Bound = { waiting: Infinity }) => {
  const waiting: (() => void)[] = []
  let free = atOnce

  const enter = async (gone?: AbortSignal): Promise<void> => {
    gone?.throwIfAborted()
    if (free > 0) free -= 1
    else if (waiting.length >= mostWaiting) throw new Overloaded(`${waiting.length} wait already`)
    else
      await new Promise<void>((fulfil, reject) => {
        const leave = () => {
          waiting.splice(waiting.indexOf(begin), 1)
          reject(new Error('Gone before the turn came'))
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
   * Runs work in its turn; rejects without running it, and leaves its place to others, when `gone` is aborted before the turn comes.
   * @throws Overloaded where the bound of those that wait is reached
   */
  return async <T>(work: () => Promise<T>, gone?: AbortSignal): Promise<T> => {
    await enter(gone)
    try {
      return await work()
    } finally {
      finish()
    }
  }
}

export type Semaphore = ReturnType<typeof createSemaphore>
