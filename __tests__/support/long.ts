const nothing = () => undefined
const leftOut = Object.assign(nothing, { each: () => nothing }) as unknown as typeof it

const length = process.env.TEST_LENGTH

/** `npm test` is short. With `-- --endurance` it is long: each engine, and the files `*.long.test.*`. */
export const isShort = length === 'short'

/** `npm run endurance` tries everything, on each engine and at full length, and so does who runs a file by hand. */
export const isWhole = length === undefined

/**
 * For a test of what a short run proves on another floor, or by a case like it, and of layout and focus that few changes touch. Files of them
 * are `*.long.test.ts`, or `.tsx`.
 */
export const itLong = isShort ? leftOut : it

/** For a test of what others prove as well, and faster: not in CI either. Files of them are `*.whole.test.ts`. */
export const itWhole = isWhole ? it : leftOut

/** First one of several like cases; in the whole run all. */
export const firstOrAll = <T>(cases: readonly T[]): readonly T[] => (isWhole ? cases : cases.slice(0, 1))

/** Number of tries of a property: half of the whole run's in a long run, a third in a short one. */
export const tries = (count: number): { numRuns: number } => ({ numRuns: Math.ceil(isWhole ? count : count / (isShort ? 3 : 2)) })
