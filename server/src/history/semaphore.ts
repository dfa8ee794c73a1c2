import { createSemaphore } from '../semaphore'

/** Concurrent reads of the history: other requests need database connections too. */
const AT_ONCE = 3
const WAITING = 100

/** Semaphore of reads of the history and of the trash. */
export const historySemaphore = createSemaphore(AT_ONCE, { waiting: WAITING })
