import type { LocaleMap } from '@/shared/locales'
import { lacks } from '@/shared/locales/copyTexts'
import { codesInUse } from '@/shared/locales/inUseFirst'
import { textState, type TextState } from '@/shared/locales/textState'

/** Missing texts of one language that countries want. */
export interface TextosQueFaltan {
  /**
   * Where they are to be written: the locale of that language that lacks least; among equals one that is in use, or that of the country that
   * speaks it most.
   */
  locale: string
  texts: TextState['texts']
  /** The names of the texts. */
  missing: readonly string[]
  countries: readonly string[]
}

export interface TextosDePaises {
  wanted: readonly TextosQueFaltan[]
  /** Complete languages. */
  served: readonly string[]
}

const languageOf = (locale: string): string => locale.split('_')[0] ?? ''

/** Locale of the country with most speakers: el_GR, not el_CY. */
const likelyLocaleOf = (language: string): string => `${language}_${new Intl.Locale(language).maximize().region}`

/** The first of those that lack least. */
const leastOf = (locales: readonly string[], lackedBy: (locale: string) => number): string | undefined =>
  locales.reduce<string | undefined>(
    (best, locale) => (best !== undefined && lackedBy(best) <= lackedBy(locale) ? best : locale),
    undefined,
  )

/** A record's texts by locale, as far as they count. */
interface Locales {
  /** Languages with a text. */
  used: readonly string[]
  /** Number of missing texts of the default locale. */
  lackedBy: (locale: string) => number
}

/**
 * In which locale a country is served, or best can be: any of its languages, in whatever locale it is written; undefined where nothing is
 * known of it. What stands first wins among equals: the country's own locale, and the language that is used most [TX-07].
 */
export const localeOfCountry = (country: string, languages: readonly string[], { used, lackedBy }: Locales): string | undefined =>
  leastOf(
    languages.map(language => {
      const own = `${language}_${country}`
      const others = used.filter(code => languageOf(code) === language && code !== own)
      return leastOf(used.includes(own) || others.length === 0 ? [own, ...others] : others, lackedBy) ?? own
    }),
    lackedBy,
  )

/**
 * Which texts countries still want. A country is served by any of its languages, in whatever locale it is written, whose texts are all
 * there; else it wants the one that lacks least, the most used of them first [TX-07].
 * @param texts by their names, in the order in which they are named
 * @param languagesOf those of a country, the most used first; none where nothing is known of it, which then wants nothing
 */
export const textosDePaises = (
  texts: Readonly<Record<string, LocaleMap>>,
  countries: readonly string[],
  languagesOf: (country: string) => readonly string[],
): TextosDePaises => {
  const maps = Object.values(texts)
  const used = codesInUse(maps)
  const lackedBy = (locale: string): number => textState(maps, locale).missing
  const chosen = countries.flatMap(country => {
    const locale = localeOfCountry(country, languagesOf(country), { used, lackedBy })
    return locale === undefined ? [] : [{ country, locale }]
  })
  const wanting = chosen.filter(({ locale }) => lackedBy(locale) > 0)
  const languages = [...new Set(wanting.map(({ locale }) => languageOf(locale)))]
  return {
    wanted: languages.map(language => {
      const own = wanting.filter(({ locale }) => languageOf(locale) === language)
      const likely = likelyLocaleOf(language)
      const rank = (code: string) => (used.includes(code) ? 0 : code === likely ? 1 : 2)
      const locales = own.map(each => each.locale).sort((one, other) => rank(one) - rank(other))
      const locale = leastOf(locales, lackedBy) ?? ''
      return {
        locale,
        texts: textState(maps, locale).texts,
        missing: Object.entries(texts).flatMap(([name, map]) => (lacks(map, locale) ? [name] : [])),
        countries: own.map(({ country }) => country),
      }
    }),
    served: chosen.filter(({ locale }) => lackedBy(locale) === 0).map(({ country }) => country),
  }
}
