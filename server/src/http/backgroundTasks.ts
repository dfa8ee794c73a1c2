import { setMaxListeners } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Http } from './http'

const LONGEST_PAUSE_MS = 1_500

/**
 * Work that an answer does not wait for, after a pause of chance: neither its own answer nor the next one tells by its time what there
 * was to do. A server that ends does it at once, and waits for it.
 */
export const createBackgroundTasks = (http: Http) => {
  const ending = new AbortController()
  // Any number of listeners, one for each waiting call.
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
