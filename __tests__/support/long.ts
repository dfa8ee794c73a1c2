/**
 * True in `npm test -- --full`, and for a file that is run by hand. `npm test` skips slow tests and further cases of a behaviour that another
 * test covers; files of these are `*.long.test.ts` or `.tsx`.
 */
export const isFull = process.env.TEST_LENGTH !== 'short'

/** Number of runs of a property: two thirds of `count` in a short run. */
export const tries = (count: number): { numRuns: number } => ({ numRuns: isFull ? count : Math.ceil((count * 2) / 3) })
