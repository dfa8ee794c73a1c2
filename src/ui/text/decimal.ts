export interface DecimalLimits {
  /** Digits after the point: so many are shown. 0 = whole numbers; null = as many as were typed. */
  decimals: number | null
  min?: number | undefined
  max?: number | undefined
  /** A value above the largest becomes that, and surplus decimals are rounded off; others refuse it. */
  capped?: boolean | undefined
}

/** What a text means; `null` = nothing was typed. What is no number says in `refused`, in Spanish, what is wrong. */
export type Reading = { value: number | null } | { refused: string }

const SIGNED = /^\s*([-+−]?)\s*(.*?)\s*$/su
const PLAIN = /^(\d*)(?:[.,](\d*))?$/u
/** Thousands apart, all by the same point, comma or space: "1.234,5". A space may be one that does not break. */
const GROUPED = /^([1-9]\d{0,2}(?:([.,\s])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d*))?$/u
/** Such a text can mean thousands or decimals: nobody can tell. */
const AMBIGUOUS = /^[1-9]\d{0,2}\.\d{3}$/u

/**
 * The digits before and after the point, as typed. A single point before three digits is that of the decimals, as in all that the
 * fields show themselves; but a whole number has none, so there it stands between thousands.
 */
const partsOf = (digits: string, decimals: number | null): { whole: string; fraction: string } | null => {
  const areThousands = decimals === 0 && AMBIGUOUS.test(digits)
  const [, whole = '', fraction = ''] = (areThousands ? null : PLAIN.exec(digits)) ?? []
  if (whole !== '' || fraction !== '') return { whole, fraction }
  const [, groups, , after = ''] = GROUPED.exec(digits) ?? []
  return groups === undefined ? null : { whole: groups.replace(/\D/gu, ''), fraction: after }
}

/** Writes a number in digits alone, never as "1e-7". */
export const plainDecimal = (value: number): string => {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:e([-+]\d+))?$/u.exec(String(value)) ?? []
  const digits = whole + fraction
  const point = whole.length + Number(exponent)
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  const after = digits.slice(point)
  return sign + digits.slice(0, point).padEnd(point, '0') + (after && `.${after}`)
}

/** The nearest number that the limits allow [CO-04]. */
export const within = (value: number, { decimals, min = -Infinity, max = Infinity }: DecimalLimits): number => {
  const nearest = Math.min(Math.max(value, min), max)
  // Zero is added so that there is no minus zero.
  return (decimals === null ? nearest : Number(nearest.toFixed(decimals))) + 0
}

/** Writes a number with exactly that many decimals, "1.50000", or where they are null with those that it has. */
export const showDecimal = (value: number | null, decimals: number | null): string => {
  if (value === null || Number.isNaN(value)) return ''
  return decimals === null ? plainDecimal(value) : value.toFixed(decimals)
}

const tooSmall = ({ min = -Infinity, decimals }: DecimalLimits): string => `No puede ser menor que ${showDecimal(min, decimals)}`

/** The number that was typed, with a comma or a point [CO-04, TR-05, TR-11]. */
export const readDecimal = (text: string, limits: DecimalLimits): Reading => {
  const [, sign = '', digits = ''] = SIGNED.exec(text) ?? []
  if (sign === '' && digits === '') return { value: null }
  const parts = partsOf(digits, limits.decimals)
  const example = limits.decimals === 0 ? 'un número entero, por ejemplo 1234' : 'un número, por ejemplo 1234,5'
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

/** Says that a text was capped, with the text: a slip of the finger shows then [CO-04]. */
export const cappedNote = (text: string, limits: DecimalLimits): string | undefined => {
  const { capped, decimals, max = Infinity } = limits
  const reading = readDecimal(text, { ...limits, max: undefined })
  if (!capped || 'refused' in reading || reading.value === null || reading.value <= max) return undefined
  return `«${text.trim()}» pasa del máximo: queda en ${showDecimal(max, decimals)}`
}

/** Says how a text is read where it could be taken for another number [CO-04, TR-05]. */
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

/** Counts the last digit up or down by so many steps; an empty field counts from 0. */
export const stepDecimal = (value: number | null, steps: number, limits: DecimalLimits): number => {
  const from = value === null || Number.isNaN(value) ? 0 : value
  const decimals = limits.decimals ?? (plainDecimal(from).split('.')[1] ?? '').length
  return within(from + steps * 10 ** -decimals, { ...limits, decimals })
}
