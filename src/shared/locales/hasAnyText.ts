import { hasText, type LocaleMap } from '@/shared/locales'

/** True if the map has more than white space in any locale. */
export const hasAnyText = (map: LocaleMap): boolean => Object.keys(map).some(locale => hasText(map, locale))
