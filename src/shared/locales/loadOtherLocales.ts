import { MAIN_LOCALES, type Locale } from '@/shared/locales'

/** Every locale but the main four, sorted by name. The list is a file of its own, loaded on first use [ML-04]. */
export const loadOtherLocales = async (): Promise<readonly Locale[]> => {
  const main = new Set<string>(MAIN_LOCALES)
  const { default: pairs } = await import('./locales.json')
  return pairs.map(([code = '', name = '']) => ({ code, name })).filter(({ code }) => !main.has(code))
}
