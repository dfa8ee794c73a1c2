import { isObject } from '@/shared/isObject'
import type { LocaleMap } from '@/shared/locales'

/** True for an object that is not an array: within a record, such objects are texts by language only. The texts are not checked. */
export const isLocaleMap = (value: unknown): value is LocaleMap => isObject(value)

/** True for an object whose values are all texts. */
export const isTextMap = (value: unknown): value is LocaleMap =>
  isObject(value) && Object.values(value).every(text => typeof text === 'string')
