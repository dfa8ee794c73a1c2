const nothing = () => undefined
const leftOut = Object.assign(nothing, { each: () => nothing }) as unknown as typeof it

/**
 * For a test of what others prove as well, and faster: those of another floor, or of fewer cases. As the files `*.long.test.ts` it is left
 * to `npm test -- --endurance`; `npm test` alone says so by SHORT_TESTS.
 */
export const itLong = process.env.SHORT_TESTS === '1' ? leftOut : it
