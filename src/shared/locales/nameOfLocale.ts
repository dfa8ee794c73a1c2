import { languageTag } from '@/shared/locales'

/** Name table, created on first use: a browser takes longer to load language names than to show a list. */
let names: Intl.DisplayNames | undefined

const nameOf = (tag: string): string | undefined => {
  names ??= new Intl.DisplayNames('es', { type: 'language', languageDisplay: 'standard' })
  return names.of(tag)
}

/** Name within a sentence: "francés (Francia)". Read from the browser, without the file of all languages. */
export const nameOfLocale = (code: string): string => nameOf(languageTag(code)) ?? code

/** Name without the country: "francés". */
export const nameOfLanguage = (code: string): string => nameOf(code.split('_', 1).join()) ?? code
