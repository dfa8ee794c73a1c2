import { MAIN_LOCALES, type Locale } from '@/shared/locales'
import { fold, wordsOf } from '@/shared/fold'

const MAIN = new Set<string>(MAIN_LOCALES)

/** True for the main language of a country: Portuguese of Portugal, not English. */
const isOfItsCountry = (code: string): boolean => {
  const parts = code.split('_')
  return new Intl.Locale(`und-${parts.at(-1) ?? ''}`).maximize().language === parts[0]
}

/**
 * Locales that contain every typed word in name or code, ignoring accents: the main ones first, then those whose name begins with the text;
 * in each group the main languages of their countries come first [ML-04].
 */
export const matchingLocales = (locales: readonly Locale[], typed: string): readonly Locale[] => {
  const words = wordsOf(typed)
  if (words.length === 0) return locales
  const rank = ({ code, name }: Locale): number => {
    if (MAIN.has(code)) return 0
    return 1 + (fold(name).startsWith(words.join(' ')) ? 0 : 2) + (isOfItsCountry(code) ? 0 : 1)
  }
  return locales
    .filter(({ name, code }) => words.every(word => fold(`${name} ${code}`).includes(word)))
    .map(locale => ({ locale, rank: rank(locale) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ locale }) => locale)
}
