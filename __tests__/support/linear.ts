/** The best of a few tries, in milliseconds: what else the machine does only adds to a try. */
const timeOf = <T>(work: (input: T) => unknown, input: T) => {
  const tries = Array.from({ length: 5 }, () => {
    const begun = performance.now()
    work(input)
    return performance.now() - begun
  })
  return Math.min(...tries)
}

/** Ten times the input may take ten times as long, with a wide margin for a loaded machine; a hundred times, as quadratic work does, it may not. */
export const expectLinear = <T>(make: (size: number) => T, work: (input: T) => unknown, size = 4_000) => {
  const [short, long] = [make(size), make(10 * size)]
  work(short)
  expect(timeOf(work, long) / timeOf(work, short)).toBeLessThan(40)
}
