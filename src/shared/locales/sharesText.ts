import type { LocaleMap } from '@/shared/locales'

/** Whether both have the same text, and not an empty one, in some locale. */
export const sharesText = (one: LocaleMap, other: LocaleMap): boolean =>
  Object.entries(one).some(([locale, text]) => text !== '' && text === other[locale])
