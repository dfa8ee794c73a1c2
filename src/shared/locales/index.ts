/** Text by locale code (`es_ES`): the format of all names and descriptions [ML-01]. */
export type LocaleMap = Record<string, string>

/** Default locale, used by lists and newly opened forms [ML-01, ML-05]. */
export const DEFAULT_LOCALE = 'es_ES'

/** Main locales, listed first by the language selector [ML-04]. */
export const MAIN_LOCALES = [DEFAULT_LOCALE, 'en_US', 'fr_FR', 'pt_BR'] as const

/** Format of a map's keys in the contract. */
export const LOCALE_CODE = /^[a-z]{2,3}(_[A-Z][a-z]{3})?_([A-Z]{2}|[0-9]{3})$/

/** Locale as an HTML language tag: `es-ES`. */
export const languageTag = (locale: string): string => locale.replaceAll('_', '-')

/** Text in one locale; '' when missing. */
export const inLocale = (map: LocaleMap, locale: string = DEFAULT_LOCALE): string => map[locale] ?? ''

/** True if the map has more than white space in that locale. */
export const hasText = (map: LocaleMap, locale: string = DEFAULT_LOCALE): boolean => inLocale(map, locale).trim() !== ''

/** Number of maps with a text in that locale, for the dots of the language selector. */
export const countTexts = (maps: readonly LocaleMap[], locale: string): number => maps.filter(map => hasText(map, locale)).length

/** Locale in the language selector. */
export interface Locale {
  code: string
  /** Spanish name: "Francés (Francia)". */
  name: string
}

/** Main locales with their names: available before the long list is loaded [ML-04]. */
export const MAIN_LOCALE_LIST: readonly Locale[] = [
  { code: 'es_ES', name: 'Español (España)' },
  { code: 'en_US', name: 'Inglés (Estados Unidos)' },
  { code: 'fr_FR', name: 'Francés (Francia)' },
  { code: 'pt_BR', name: 'Portugués (Brasil)' },
]
