import { setTimeout as wait } from 'node:timers/promises'

/** Waits until the condition holds; only the time-out of the test ends the wait otherwise. */
export const until = async (holds: () => boolean | Promise<boolean>) => {
  while (!(await holds())) await wait(10)
}
