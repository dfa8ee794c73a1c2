/** Lets that many works run at a time; the others begin in the order in which they came. */
export const createTurns = (most: number) => {
  const waiting: (() => void)[] = []
  let running = 0

  const begin = async () => {
    if (running < most) running += 1
    // Whoever ends hands its place over.
    else await new Promise<void>(resolve => waiting.push(resolve))
  }
  const end = () => {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await begin()
    try {
      return await work()
    } finally {
      end()
    }
  }
}
