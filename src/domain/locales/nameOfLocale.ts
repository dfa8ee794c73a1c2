import { languageTag } from '@/domain/locales'

const names = new Intl.DisplayNames('es', { type: 'language', languageDisplay: 'standard' })

/** As it stands within a sentence: "francés (Francia)". The browser knows it without the file of all languages. */
export const nameOfLocale = (code: string): string => names.of(languageTag(code)) ?? code
