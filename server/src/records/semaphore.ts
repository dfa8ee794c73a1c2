import { createSemaphore } from '../semaphore'

/** Lists read at a time, of all tables; some callers wait, and more are refused. */
const AT_ONCE = 2
const WAITING = 40

/** Semaphore of long lists: each is in memory, compressed, while it is read. */
export const createListSemaphore = () => createSemaphore(AT_ONCE, { waiting: WAITING })
