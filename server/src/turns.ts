/** More wait already than the bound allows: the caller is refused and may try again. */
export class Overloaded extends Error {
  override name = 'Overloaded'
}

interface Bound {
  /** How many may wait; one more is refused. */
  waiting: number
}

export type Turns = ReturnType<typeof createTurns>

/** Semaphore: `atOnce` work at a time, the others wait in the order in which they came. */
export const createTurns = (atOnce: number, { waiting: mostWaiting }: Bound = { waiting: Infinity }) => {
  const waiting: (() => void)[] = []
  let free = atOnce

  const finish = () => {
    const next = waiting.shift()
    if (next === undefined) free += 1
    else next()
  }

  /**
   * Gives what ends the turn, to be called once; rejects, and leaves its place to others, when `gone` is aborted before the turn comes.
   * @throws Overloaded where the bound of those that wait is reached
   */
  const take = async (gone?: AbortSignal): Promise<() => void> => {
    gone?.throwIfAborted()
    if (free > 0) free -= 1
    else if (waiting.length >= mostWaiting) throw new Overloaded(`${waiting.length} wait already`)
    else
      await new Promise<void>((fulfil, reject) => {
        const leave = () => {
          waiting.splice(waiting.indexOf(enter), 1)
          reject(new Error('Gone before the turn came'))
        }
        const enter = () => {
          gone?.removeEventListener('abort', leave)
          fulfil()
        }
        waiting.push(enter)
        gone?.addEventListener('abort', leave, { once: true })
      })
    return finish
  }

  return { take }
}
