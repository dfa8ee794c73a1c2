import type { LocaleMap } from '@/domain/locales'

/** Whether they say the same in a locale, and say something there. */
export const sharesText = (one: LocaleMap, other: LocaleMap): boolean =>
  Object.entries(one).some(([locale, text]) => text !== '' && text === other[locale])
