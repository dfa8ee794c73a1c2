const nothing = () => undefined
const leftOut = Object.assign(nothing, { each: () => nothing }) as unknown as typeof it

/** `npm run endurance` tries everything, on each engine and at full length; `npm test` says by SHORT_TESTS that it does not. */
export const isWhole = process.env.SHORT_TESTS !== '1'

/** For a test of what others prove as well, and faster: those of another floor, or of fewer cases. Files of them are `*.whole.test.ts`. */
export const itLong = isWhole ? it : leftOut
