export interface DecimalLimits {
  /** Digits after the point. */
  decimals: number
  min?: number | undefined
  max?: number | undefined
}

/** Beyond it there are no exact whole numbers. */
const LARGEST = Number.MAX_SAFE_INTEGER

/** What may stand in a number field while it is typed: a sign, digits, one point or comma. */
const TYPING = /^-?\d*[.,]?\d*$/

export const isDecimalInTyping = (text: string): boolean => TYPING.test(text)

/** The nearest number that the limits allow [CO-04, TR-11]. */
export const within = (value: number, { decimals, min = -LARGEST, max = LARGEST }: DecimalLimits): number =>
  // Zero is added so that there is no minus zero.
  Number(Math.min(Math.max(value, min), max).toFixed(decimals)) + 0

/** The number that was typed, with a comma or a point, made to fit the limits; null = none as yet. */
export const readDecimal = (text: string, limits: DecimalLimits): number | null =>
  TYPING.test(text) && /\d/.test(text) ? within(Number(text.replace(',', '.')), limits) : null

/** Always with that many decimals: "1.50000". */
export const showDecimal = (value: number | null, decimals: number): string => (value === null ? '' : value.toFixed(decimals))

/** So many of its last digit up or down, from nothing as if from 0. */
export const stepDecimal = (value: number | null, steps: number, limits: DecimalLimits): number =>
  within((value ?? 0) + steps * 10 ** -limits.decimals, limits)
