import type { LocaleMap } from '@/shared/locales'

/** Whether they say the same in every locale; a locale that is missing says nothing. */
export const sameTexts = (one: LocaleMap, other: LocaleMap): boolean =>
  [...Object.keys(one), ...Object.keys(other)].every(locale => (one[locale] ?? '') === (other[locale] ?? ''))
