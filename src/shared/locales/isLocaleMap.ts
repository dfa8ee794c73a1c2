import type { LocaleMap } from '@/shared/locales'

/** True for an object that is no list: as a value of a record, texts by language. The texts themselves are not checked. */
export const isLocaleMap = (value: unknown): value is LocaleMap => typeof value === 'object' && value !== null && !Array.isArray(value)
