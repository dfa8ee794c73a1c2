/** The best of a few tries, in milliseconds: what else the machine does only adds to a try. */
const timeOf = (work: () => unknown) => {
  const tries = Array.from({ length: 5 }, () => {
    const begun = performance.now()
    work()
    return performance.now() - begun
  })
  return Math.min(...tries)
}

/**
 * Work that reads a text in linear time takes a few times as long as taking the text apart by character does, at any length. Quadratic
 * work takes hundreds of times as long at this one.
 */
export const expectLinear = (make: (count: number) => string, work: (text: string) => unknown, count = 10_000) => {
  const text = make(count)
  expect(timeOf(() => work(text)) / timeOf(() => Array.from(text).join(''))).toBeLessThan(50)
}
