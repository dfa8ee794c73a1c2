import { hasText, type Locale, type LocaleMap } from '@/shared/locales'

/** Codes of locales in which any of these maps has a text, in alphabetical order. */
export const codesInUse = (maps: readonly LocaleMap[]): string[] =>
  [...new Set(maps.flatMap(map => Object.keys(map).filter(code => hasText(map, code))))].sort()

/** Locales with those in use first; the others keep their order. */
export const inUseFirst = (locales: readonly Locale[], codes: readonly string[]): readonly Locale[] => {
  const used = new Set(codes)
  return [...locales.filter(({ code }) => used.has(code)), ...locales.filter(({ code }) => !used.has(code))]
}
