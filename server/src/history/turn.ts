import { createSemaphore } from '../semaphore'

/** Concurrent reads of the history: other requests need database connections too. */
const AT_ONCE = 3
const WAITING = 100

/** Runs a read of the history or of the trash in its turn. */
export const inTurn = createSemaphore(AT_ONCE, { waiting: WAITING })
