import { hasText, type LocaleMap } from '@/shared/locales'

/** Whether the map has more than white space in some locale or other. */
export const hasAnyText = (map: LocaleMap): boolean => Object.keys(map).some(locale => hasText(map, locale))
