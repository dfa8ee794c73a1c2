/** True in `npm test -- --full`, and for a file that is run by hand; `npm test` leaves out what takes long. */
export const isFull = process.env.TEST_LENGTH !== 'short'

const nothing = () => undefined
const leftOut = Object.assign(nothing, { each: () => nothing }) as unknown as typeof it

/** For a test of what a short run proves on another floor, or by a case like it. Files of such tests are `*.long.test.ts`, or `.tsx`. */
export const itLong = isFull ? it : leftOut

/** Number of tries of a property: two thirds of it in a short run. */
export const tries = (count: number): { numRuns: number } => ({ numRuns: isFull ? count : Math.ceil((count * 2) / 3) })
