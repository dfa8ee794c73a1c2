/** Locale code (`es_ES`) to text: how every name and description travels [ML-01]. */
export type LocaleMap = Record<string, string>

/** The locale that lists show and that forms open with [ML-01, ML-05]. */
export const DEFAULT_LOCALE = 'es_ES'

/** The four that the language selector offers first [ML-04]. */
export const MAIN_LOCALES = [DEFAULT_LOCALE, 'en_US', 'fr_FR', 'pt_BR'] as const

/** What the keys of a map look like in the contract. */
export const LOCALE_CODE = /^[a-z]{2,3}(_[A-Z][a-z]{3})?_([A-Z]{2}|[0-9]{3})$/

/** A locale as HTML writes it: `es-ES`. */
export const languageTag = (locale: string): string => locale.replaceAll('_', '-')

/** The map's text in one locale, or '' where it has none. */
export const inLocale = (map: LocaleMap, locale: string = DEFAULT_LOCALE): string => map[locale] ?? ''

/** Whether the map has more than white space in that locale. */
export const hasText = (map: LocaleMap, locale: string = DEFAULT_LOCALE): boolean => inLocale(map, locale).trim() !== ''

/** How many of these maps have text in that locale: what the dots of the language selector show. */
export const countTexts = (maps: readonly LocaleMap[], locale: string): number => maps.filter(map => hasText(map, locale)).length

/** A locale as the language selector offers it. */
export interface Locale {
  code: string
  /** Spanish, as in "Francés (Francia)". */
  name: string
}

/** The main four with their names: known before the long list has come [ML-04]. */
export const MAIN_LOCALE_LIST: readonly Locale[] = [
  { code: 'es_ES', name: 'Español (España)' },
  { code: 'en_US', name: 'Inglés (Estados Unidos)' },
  { code: 'fr_FR', name: 'Francés (Francia)' },
  { code: 'pt_BR', name: 'Portugués (Brasil)' },
]
