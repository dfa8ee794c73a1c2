import type { LocaleMap } from '@/shared/locales'

/** True for a value of a record that is an object and no list: texts by language. */
export const isLocaleMap = (value: unknown): value is LocaleMap => typeof value === 'object' && value !== null && !Array.isArray(value)
