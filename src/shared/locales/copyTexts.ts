import { hasText, inLocale, type LocaleMap } from '@/shared/locales'
import { codesInUse } from '@/shared/locales/inUseFirst'

/** True if the default locale has a text and this one has none. */
export const lacks = (map: LocaleMap, locale: string): boolean => hasText(map) && !hasText(map, locale)

/** Map with the missing text of one locale copied from another; unchanged without a text to copy [TX-06]. */
export const filledFrom = (map: LocaleMap, locale: string, from: string): LocaleMap =>
  lacks(map, locale) && hasText(map, from) ? { ...map, [locale]: inLocale(map, from) } : map

/** Number of maps in which another locale has the text that `locale` lacks, by the code of the other locale; unordered [TX-06]. */
export const sourcesOf = (maps: readonly LocaleMap[], locale: string): ReadonlyMap<string, number> => {
  const lacking = maps.filter(map => lacks(map, locale))
  return new Map(codesInUse(lacking).map(code => [code, lacking.filter(map => hasText(map, code)).length]))
}

type Fields = Readonly<Record<string, unknown>>

/** Changed fields of a form that contains these maps; unchanged fields are left out. */
export const changedTexts = (fields: object, maps: ReadonlySet<unknown>, change: (map: LocaleMap) => LocaleMap): Fields =>
  Object.fromEntries(
    Object.entries(fields as Fields).flatMap(([name, value]) => {
      if (!maps.has(value)) return []
      const changed = change(value as LocaleMap)
      return changed === value ? [] : [[name, changed]]
    }),
  )
