/** Lets a few work at a time; the others wait in the order in which they came. */
export const createTurns = (atOnce: number) => {
  const waiting: (() => void)[] = []
  let free = atOnce

  const finish = () => {
    const next = waiting.shift()
    if (next === undefined) free += 1
    else next()
  }

  /** Gives what ends the turn, to be called once; rejects, and leaves its place to others, when `gone` is aborted before the turn comes. */
  const take = async (gone?: AbortSignal): Promise<() => void> => {
    gone?.throwIfAborted()
    if (free > 0) free -= 1
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
