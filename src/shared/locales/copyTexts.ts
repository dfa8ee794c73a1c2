import { hasText, inLocale, type LocaleMap } from '@/shared/locales'
import { codesInUse } from '@/shared/locales/inUseFirst'

/** Whether the default locale has a text that this one has not. */
export const lacks = (map: LocaleMap, locale: string): boolean => hasText(map) && !hasText(map, locale)

/** The map with what one locale lacks taken from another one; the same map where there is nothing to take [TX-06]. */
export const filledFrom = (map: LocaleMap, locale: string, from: string): LocaleMap =>
  lacks(map, locale) && hasText(map, from) ? { ...map, [locale]: inLocale(map, from) } : map

/** Of how many of these maps another locale has what one lacks, by the code of the other; in no order [TX-06]. */
export const sourcesOf = (maps: readonly LocaleMap[], locale: string): ReadonlyMap<string, number> => {
  const lacking = maps.filter(map => lacks(map, locale))
  return new Map(codesInUse(lacking).map(code => [code, lacking.filter(map => hasText(map, code)).length]))
}

type Fields = Readonly<Record<string, unknown>>

/** The fields of a form that hold one of these maps, each with what becomes of it; those that stay as they are are left out. */
export const changedTexts = (fields: object, maps: ReadonlySet<unknown>, change: (map: LocaleMap) => LocaleMap): Fields =>
  Object.fromEntries(
    Object.entries(fields as Fields).flatMap(([name, value]) => {
      if (!maps.has(value)) return []
      const changed = change(value as LocaleMap)
      return changed === value ? [] : [[name, changed]]
    }),
  )
