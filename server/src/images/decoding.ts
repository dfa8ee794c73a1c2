import sharp from 'sharp'
import { createTurns } from '../turns'

// One thread a picture, and nothing kept of one that is done: hardly any is decoded twice, and its memory would wait for the next.
sharp.concurrency(1)
sharp.cache(false)

/**
 * Two of the four threads that Node has for work of this kind decode; the others stay for files and passwords. Several pages of pictures
 * may wait; more are refused.
 */
const turns = createTurns(2, { waiting: 500 })

/**
 * Every picture that this process decodes takes its turn here: one can take hundreds of megabytes for a second.
 * @throws Overloaded where 500 wait already
 */
export const inTurn = async <T>(decode: () => Promise<T>): Promise<T> => {
  const finish = await turns.take()
  try {
    return await decode()
  } finally {
    finish()
  }
}
