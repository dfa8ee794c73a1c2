/**
 * True in `npm test -- --full`, and for a file that is run by hand; `npm test` leaves out what takes long, and what another test proves by a
 * case like it: files of these are `*.long.test.ts`, or `.tsx`.
 */
export const isFull = process.env.TEST_LENGTH !== 'short'

/** Number of tries of a property: two thirds of it in a short run. */
export const tries = (count: number): { numRuns: number } => ({ numRuns: isFull ? count : Math.ceil((count * 2) / 3) })
