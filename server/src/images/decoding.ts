import sharp from 'sharp'
import { createTurns } from './createTurns'

// One thread a picture, and nothing kept of one that is done: hardly any is decoded twice, and its memory would wait for the next.
sharp.concurrency(1)
sharp.cache(false)

/** Of the four threads that Node has for work of this kind, the others stay for files and passwords. */
const DECODED_AT_ONCE = 2

/** Every picture that this process decodes takes its turn here: one can take hundreds of megabytes for a second. */
export const inTurn = createTurns(DECODED_AT_ONCE)
