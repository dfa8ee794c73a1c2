import type { LocaleMap } from '@/shared/locales'

/** True for an object that is not an array: within a record, such objects are texts by language only. The texts are not checked. */
export const isLocaleMap = (value: unknown): value is LocaleMap => typeof value === 'object' && value !== null && !Array.isArray(value)
