import type { LocaleMap } from '@/domain/locales'

type Maps = Record<string, LocaleMap>

const mergeMap = (opened: LocaleMap, typed: LocaleMap, current: LocaleMap): LocaleMap => {
  const edited = Object.entries(typed).filter(([locale, text]) => text !== (opened[locale] ?? ''))
  return { ...current, ...Object.fromEntries(edited) }
}

/**
 * What a save may write: the record as it is now, with only those locales changed that were edited since the form
 * opened. So two people can translate one record into two languages at the same time [ML-06].
 */
export const mergeEdited = (opened: Maps, typed: Maps, current: Maps): Maps =>
  Object.fromEntries(Object.entries(typed).map(([field, map]) => [field, mergeMap(opened[field] ?? {}, map, current[field] ?? {})]))
