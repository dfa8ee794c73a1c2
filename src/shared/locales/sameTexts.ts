import type { LocaleMap } from '@/shared/locales'

/** True if both maps have equal texts; a missing locale equals ''. */
export const sameTexts = (one: LocaleMap, other: LocaleMap): boolean =>
  [...Object.keys(one), ...Object.keys(other)].every(locale => (one[locale] ?? '') === (other[locale] ?? ''))
