import sharp from 'sharp'
import { createSemaphore } from '../semaphore'

// One thread a picture, and nothing kept of one that is done: hardly any is decoded twice, and its memory would wait for the next.
sharp.concurrency(1)
sharp.cache(false)

/**
 * Every picture that this process decodes takes its turn here: one can take hundreds of megabytes for a second. Two of the four threads
 * that Node has for work of this kind decode; the others stay for files and passwords. Several pages of pictures may wait; more are refused.
 * @throws Overloaded where 500 wait already
 */
export const inTurn = createSemaphore(2, { waiting: 500 })
