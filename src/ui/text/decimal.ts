export interface DecimalLimits {
  /** Number of decimals to show. 0: whole numbers; null: as many as were typed. */
  decimals: number | null
  min?: number
  max?: number
  /** Caps values above the maximum and rounds surplus decimals; otherwise they are refused. */
  capped?: boolean
}

/** Parsed text; `value: null` for an empty text. `refused` is the error in Spanish. */
export type Reading = { value: number | null } | { refused: string }

const SIGNED = /^\s*([-+−]?)\s*(.*?)\s*$/su
const PLAIN = /^(\d*)(?:[.,](\d*))?$/u
/** Groups of thousands with the same separator, a point, a comma or a space: "1.234,5". The space may be a no-break space. */
const GROUPED = /^([1-9]\d{0,2}(?:([.,\s])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d*))?$/u
/** Ambiguous text: the point may separate thousands or decimals. */
const AMBIGUOUS = /^[1-9]\d{0,2}\.\d{3}$/u

/**
 * Digits before and after the decimal point. A single point before three digits is a decimal point, as in all numbers that the fields show,
 * except in a whole number, where it separates thousands.
 */
const partsOf = (digits: string, decimals: number | null): { whole: string; fraction: string } | null => {
  const areThousands = decimals === 0 && AMBIGUOUS.test(digits)
  const [, whole = '', fraction = ''] = (areThousands ? null : PLAIN.exec(digits)) ?? []
  if (whole !== '' || fraction !== '') return { whole, fraction }
  const [, groups, , after = ''] = GROUPED.exec(digits) ?? []
  return groups === undefined ? null : { whole: groups.replace(/\D/gu, ''), fraction: after }
}

/** Number in digits, never as "1e-7". */
export const plainDecimal = (value: number): string => {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:e([-+]\d+))?$/u.exec(String(value)) ?? []
  const digits = whole + fraction
  const point = whole.length + Number(exponent)
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  const after = digits.slice(point)
  return sign + digits.slice(0, point).padEnd(point, '0') + (after && `.${after}`)
}

/** Nearest number within the limits [CO-04]. */
export const within = (value: number, { decimals, min = -Infinity, max = Infinity }: DecimalLimits): number => {
  const nearest = Math.min(Math.max(value, min), max)
  // Adding zero turns -0 into 0.
  return (decimals === null ? nearest : Number(nearest.toFixed(decimals))) + 0
}

/** Number with exactly `decimals` decimals, "1.50000"; null: with its own decimals. */
export const showDecimal = (value: number | null, decimals: number | null): string => {
  if (value === null || Number.isNaN(value)) return ''
  return decimals === null ? plainDecimal(value) : value.toFixed(decimals)
}

const tooSmall = ({ min = -Infinity, decimals }: DecimalLimits): string => `No puede ser menor que ${showDecimal(min, decimals)}`

/** Parses a typed number with a comma or a point [CO-04, TR-05, TR-11]. */
export const readDecimal = (text: string, limits: DecimalLimits): Reading => {
  const [, sign = '', digits = ''] = SIGNED.exec(text) ?? []
  if (sign === '' && digits === '') return { value: null }
  const parts = partsOf(digits, limits.decimals)
  const example = limits.decimals === 0 ? 'un número entero, por ejemplo 1234' : 'un número, por ejemplo 1234.5'
  if (parts === null) return { refused: `Escriba ${example}` }
  const whole = parts.whole.replace(/^0+(?=\d)/u, '') || '0'
  const fraction = parts.fraction.replace(/0+$/u, '')
  if (limits.decimals === 0 && fraction !== '') return { refused: `Escriba ${example}` }
  const exact = fraction === '' ? whole : `${whole}.${fraction}`
  const size = Number(exact)
  const value = sign === '' || sign === '+' ? size : -size
  if (limits.capped) {
    const capped = within(value, { ...limits, min: -Infinity })
    return capped < (limits.min ?? -Infinity) ? { refused: tooSmall(limits) } : { value: capped }
  }
  if (!Number.isFinite(size) || plainDecimal(size) !== exact) return { refused: 'Tiene más cifras de las que se pueden guardar' }
  const { min = -Infinity, max = Infinity, decimals } = limits
  if (value < min) return { refused: tooSmall(limits) }
  if (value > max) return { refused: `No puede ser mayor que ${showDecimal(max, decimals)}` }
  return { value: within(value, limits) }
}

/** Note about a capped number, with the typed text, so that users notice a typing error [CO-04]. */
export const cappedNote = (text: string, limits: DecimalLimits): string | undefined => {
  const { capped, decimals, max = Infinity } = limits
  const reading = readDecimal(text, { ...limits, max: undefined })
  if (!capped || 'refused' in reading || reading.value === null || reading.value <= max) return undefined
  return `«${text.trim()}» pasa del máximo: queda en ${showDecimal(max, decimals)}`
}

/** Note about the value of an ambiguous text [CO-04, TR-05]. */
export const readingNote = (text: string, limits: DecimalLimits): string | undefined => {
  const reading = readDecimal(text, limits)
  if ('refused' in reading || reading.value === null) return undefined
  const { value } = reading
  const capped = cappedNote(text, limits)
  if (capped !== undefined) return capped
  if (limits.decimals !== 0 && AMBIGUOUS.test(text.trim().replace(/^[-+−]\s*/u, ''))) {
    const thousands = text.replace(/[^\d−-]/gu, '')
    return `Se lee con decimales: ${plainDecimal(value).replace('.', ',')}. Para miles, escriba ${thousands}.`
  }
  const simple = Number(text.trim().replace('−', '-').replace(',', '.'))
  return simple === value ? undefined : `Se lee ${showDecimal(value, limits.decimals)}`
}

/** Adds steps to the last decimal; an empty field counts from 0. */
export const stepDecimal = (value: number | null, steps: number, limits: DecimalLimits): number => {
  const from = value === null || Number.isNaN(value) ? 0 : value
  const decimals = limits.decimals ?? (plainDecimal(from).split('.')[1] ?? '').length
  return within(from + steps * 10 ** -decimals, { ...limits, decimals })
}
