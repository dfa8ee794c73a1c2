/** Minimum of five runs in milliseconds, because other load of the machine only adds to a run. */
const timeOf = (work: () => unknown) => {
  const tries = Array.from({ length: 5 }, () => {
    const begun = performance.now()
    work()
    return performance.now() - begun
  })
  return Math.min(...tries)
}

/**
 * Expects work to take less than 50 times as long as splitting the text into characters. Linear work takes a few times as long at any
 * length; quadratic work takes hundreds of times as long at this one.
 */
export const expectLinear = (make: (count: number) => string, work: (text: string) => unknown, count = 10_000) => {
  const text = make(count)
  expect(timeOf(() => work(text)) / timeOf(() => Array.from(text).join(''))).toBeLessThan(50)
}
