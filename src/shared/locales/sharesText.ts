import type { LocaleMap } from '@/shared/locales'

/** True if both maps have the same non-empty text in some locale. */
export const sharesText = (one: LocaleMap, other: LocaleMap): boolean =>
  Object.entries(one).some(([locale, text]) => text !== '' && text === other[locale])
