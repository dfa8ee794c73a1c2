import { setTimeout as wait } from 'node:timers/promises'

/** Waits until the condition holds; a test's own limit of time ends the wait. */
export const until = async (holds: () => boolean | Promise<boolean>) => {
  while (!(await holds())) await wait(10)
}
