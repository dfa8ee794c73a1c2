/** Maximum number of marks of an axis. */
const MOST = 6
const STEPS = [1, 2, 5]
/** Power of ten of the smallest step. */
const LEAST = -300

/** Multiple of 1, 2 or 5 times a power of ten, without the rounding error of a multiplication: 3 × 0.1 is 0.3. */
const times = (count: number, step: number, power: number): number => Number(`${count * step}e${power}`) + 0

/**
 * Marks of an axis, with equal steps of 1, 2 or 5 times a power of ten. They include zero and span all values.
 * @param most maximum number of marks, at least 3
 */
export const ticksOf = (values: readonly number[], most = MOST): number[] => {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values) || (low === 0 ? 1 : 0)
  for (let power = Math.max(LEAST, Math.floor(Math.log10(Math.max(high, -low) / most)) - 1); ; power += 1)
    for (const step of STEPS) {
      const unit = times(1, step, power)
      const [first, last] = [Math.floor(low / unit), Math.ceil(high / unit)]
      if (last - first >= most) continue
      return Array.from({ length: last - first + 1 }, (_, at) => times(first + at, step, power))
    }
}
