import { languageTag } from '@/shared/locales'

/** Made when first asked for: a browser takes longer to read the names of a language than to show a list. */
let names: Intl.DisplayNames | undefined

/** As it stands within a sentence: "francés (Francia)". The browser knows it without the file of all languages. */
export const nameOfLocale = (code: string): string => {
  names ??= new Intl.DisplayNames('es', { type: 'language', languageDisplay: 'standard' })
  return names.of(languageTag(code)) ?? code
}
