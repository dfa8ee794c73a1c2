import { setMaxListeners } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Http } from './http'

const LONGEST_PAUSE_MS = 1_500

/**
 * Creates a function that runs work after the response, after a random delay, so that the times of this and the next response do not reveal
 * whether there was work to do. A closing server skips the delay and waits for the work.
 */
export const createBackgroundTasks = (http: Http) => {
  const ending = new AbortController()
  // Any number of listeners, one for each waiting task.
  setMaxListeners(0, ending.signal)
  const running = new Set<Promise<void>>()
  http.addHook('onClose', async () => {
    ending.abort()
    await Promise.all(running)
  })

  return (what: string, work: () => Promise<void>) => {
    const run = async () => {
      await pause(Math.random() * LONGEST_PAUSE_MS, undefined, { signal: ending.signal }).catch(() => undefined)
      await work().catch((err: unknown) => http.log.error({ err }, `${what} failed`))
    }
    const task = run().finally(() => running.delete(task))
    running.add(task)
  }
}
