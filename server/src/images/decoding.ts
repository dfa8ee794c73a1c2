import sharp from 'sharp'
import { createSemaphore } from '../semaphore'

// One thread per picture, and no cache of decoded pictures: hardly any is decoded twice, and the cache would hold memory.
sharp.concurrency(1)
sharp.cache(false)

/**
 * Semaphore of all decoding in this process: one picture can take hundreds of megabytes for a second. Two of the four threads of Node's
 * pool decode; the others stay for files and passwords. Several pages of pictures may wait.
 * @throws Overloaded where 500 wait already
 */
export const decodingSemaphore = createSemaphore(2, { waiting: 500 })
