import { plainDecimal, showDecimal } from '@/ui/text/decimal'

const MINUS = '\u2212'
const PERCENT = '\u00A0%'

const withMinus = (digits: string): string => digits.replace('-', MINUS)

/** Value of a result with its own decimals; '' for none [TR-05]. */
export const valorText = (valor: number | null): string => withMinus(showDecimal(valor, null))

/** Value as a whole number and the number of its last digits that are decimals. */
const scaled = (value: number): { whole: bigint; decimals: number } => {
  const digits = plainDecimal(value)
  const decimals = (digits.split('.')[1] ?? '').length
  return { whole: BigInt(digits.replace('.', '')), decimals }
}

const sizeOf = (value: bigint): bigint => (value < 0n ? -value : value)

/**
 * Difference of a value to the control in percent of the control's absolute value, "+7.4 %", with one decimal: exact, rounded half away
 * from zero [FT-04].
 * @returns null when the control is 0
 */
export const differenceText = (valor: number, testigo: number): string | null => {
  if (testigo === 0) return null
  const [one, other] = [scaled(valor), scaled(testigo)]
  const decimals = Math.max(one.decimals, other.decimals)
  const [value, control] = [one, other].map(({ whole, decimals: own }) => whole * 10n ** BigInt(decimals - own)) as [bigint, bigint]
  const more = (value - control) * 1000n
  const size = sizeOf(control)
  const tenths = (2n * sizeOf(more) + size) / (2n * size)
  const sign = tenths === 0n ? '' : more < 0n ? MINUS : '+'
  return `${sign}${tenths / 10n}.${tenths % 10n}${PERCENT}`
}
