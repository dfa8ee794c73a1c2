export interface DecimalLimits {
  /** Digits after the point. */
  decimals: number
  min?: number | undefined
  max?: number | undefined
}

/** Beyond it there are no exact whole numbers. */
const LARGEST = Number.MAX_SAFE_INTEGER

const PLAIN = /^-?\d*[.,]?\d*$/
/** Thousands apart, by points or by commas, and more to come: "1.234,5". */
const GROUPED = /^-?\d{1,3}(?:(?:\.\d{3})+(?:\.\d{0,3}|,\d*)|(?:,\d{3})+(?:,\d{0,3}|\.\d*))$/

/** What may stand in a number field while it is typed: a sign, digits, a point or comma before the decimals, and between thousands. */
export const isDecimalInTyping = (text: string): boolean => PLAIN.test(text) || GROUPED.test(text)

const withoutSeparators = (text: string) => text.replace(/[.,]/g, '')

/** As `Number` reads it. The last point or comma is before the decimals, but where it is one of several alike before three digits. */
const plain = (text: string): string => {
  if (!GROUPED.test(text)) return text.replace(',', '.')
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const decimals = text.slice(last + 1)
  const isGroup = decimals.length === 3 && text.indexOf(text.charAt(last)) < last
  return isGroup ? withoutSeparators(text) : `${withoutSeparators(text.slice(0, last))}.${decimals}`
}

/** The nearest number that the limits allow [CO-04, TR-11]. */
export const within = (value: number, { decimals, min = -LARGEST, max = LARGEST }: DecimalLimits): number =>
  // Zero is added so that there is no minus zero.
  Number(Math.min(Math.max(value, min), max).toFixed(decimals)) + 0

/** The number that was typed, with a comma or a point, made to fit the limits; null = none as yet. */
export const readDecimal = (text: string, limits: DecimalLimits): number | null =>
  isDecimalInTyping(text) && /\d/.test(text) ? within(Number(plain(text)), limits) : null

/** Always with that many decimals: "1.50000". */
export const showDecimal = (value: number | null, decimals: number): string => (value === null ? '' : value.toFixed(decimals))

/** So many of its last digit up or down, from nothing as if from 0. */
export const stepDecimal = (value: number | null, steps: number, limits: DecimalLimits): number =>
  within((value ?? 0) + steps * 10 ** -limits.decimals, limits)
