import { nextTask } from '@/store/nextTask'

/** Milliseconds of work at a time: a task of the page takes 50 at most. */
const TURN = 12

/** Worker: nothing else waits for its thread. */
const isAlone = typeof document === 'undefined'

/** Timers go on in a hidden tab, where frames stop. */
export const letOthersWork = (): Promise<void> => (isAlone ? Promise.resolve() : nextTask())

/** Pause between the pieces of a long work: the page goes on once a turn is over. Each timer costs 4 ms, so that most pieces follow at once. */
export const createPause = (): (() => Promise<void>) => {
  let begun = performance.now()
  return async () => {
    if (performance.now() - begun < TURN) return
    await letOthersWork()
    begun = performance.now()
  }
}

/** The work on a long thing, piece by piece. */
export const inSlices = async (length: number, size: number, work: (from: number, to: number) => void): Promise<void> => {
  const pause = createPause()
  for (let from = 0; from < length; from += size) {
    if (from > 0) await pause()
    work(from, Math.min(length, from + size))
  }
}
