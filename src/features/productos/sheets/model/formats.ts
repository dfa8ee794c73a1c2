import { QUANTITY_DECIMALS } from '@/shared/constants'
import { languageTag } from '@/shared/locales'

/** Smallest number of decimals of a quantity. */
const LEAST_DECIMALS = 2

/** Quantity in the format of a language, split before the decimal sign: columns are aligned there. */
export interface DecimalParts {
  whole: string
  fraction: string
}

export interface Formats {
  quantity: (value: number) => DecimalParts
  /** Date of a time in milliseconds. */
  day: (at: number) => string
  compare: (one: string, other: string) => number
}

/** Formats of a locale by CLDR: two decimals at least and five at most [FT-02]. */
export const formatsOf = (locale: string): Formats => {
  const tag = languageTag(locale)
  const decimals = new Intl.NumberFormat(tag, { minimumFractionDigits: LEAST_DECIMALS, maximumFractionDigits: QUANTITY_DECIMALS })
  const days = new Intl.DateTimeFormat(tag, { day: '2-digit', month: '2-digit', year: 'numeric' })
  return {
    quantity: value => {
      const parts = decimals.formatToParts(value)
      const at = parts.findIndex(({ type }) => type === 'decimal')
      const textOf = (some: readonly Intl.NumberFormatPart[]) => some.map(part => part.value).join('')
      return { whole: textOf(parts.slice(0, at)), fraction: textOf(parts.slice(at)) }
    },
    day: at => days.format(at),
    compare: new Intl.Collator(tag).compare,
  }
}

/** Scripts written from right to left. */
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi'])

/** Writing direction of a locale's language. */
export const directionOf = (locale: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.has(new Intl.Locale(languageTag(locale)).maximize().script ?? '') ? 'rtl' : 'ltr'
