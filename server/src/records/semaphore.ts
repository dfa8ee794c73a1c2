import { createSemaphore } from '../semaphore'

/** Concurrent reads of lists, of all tables, and waiting requests; more are refused. */
const AT_ONCE = 2
const WAITING = 40

/** Semaphore of long lists: each is in memory, compressed, while it is read. */
export const createListSemaphore = () => createSemaphore(AT_ONCE, { waiting: WAITING })
