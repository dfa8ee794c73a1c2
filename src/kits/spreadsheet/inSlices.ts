import { nextTask } from '@/store/nextTask'

/** Length of a slice of work in milliseconds: a task of the page must take at most 50. */
const TURN = 12

/** True in a worker, whose thread has no other work. */
const isAlone = typeof document === 'undefined'

/** Ends the current task. A timer, not a frame, because frames stop in a hidden tab. */
export const yieldToEventLoop = (): Promise<void> => (isAlone ? Promise.resolve() : nextTask())

/** Pause to await between the pieces of a long work: waits for a new task when a slice is over, else returns at once, because a timer costs 4 ms. */
export const createPause = (): (() => Promise<void>) => {
  let begun = performance.now()
  return async () => {
    if (performance.now() - begun < TURN) return
    await yieldToEventLoop()
    begun = performance.now()
  }
}

/** Runs `work` on consecutive ranges of `size` items, with pauses for the page. */
export const inSlices = async (length: number, size: number, work: (from: number, to: number) => void): Promise<void> => {
  const pause = createPause()
  for (let from = 0; from < length; from += size) {
    if (from > 0) await pause()
    work(from, Math.min(length, from + size))
  }
}
