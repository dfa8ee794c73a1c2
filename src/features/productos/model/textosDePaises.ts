import type { LocaleMap } from '@/shared/locales'
import { lacks } from '@/shared/locales/copyTexts'
import { codesInUse } from '@/shared/locales/inUseFirst'
import { textState, type TextState } from '@/shared/locales/textState'

/** Missing texts of one language, for the countries that need it. */
export interface TextosQueFaltan {
  /**
   * Locale to complete: that of the language with the fewest missing texts; among equals, one in use, then that of the country with most
   * speakers.
   */
  locale: string
  texts: TextState['texts']
  /** Names of the missing texts. */
  missing: readonly string[]
  countries: readonly string[]
}

export interface TextosDePaises {
  wanted: readonly TextosQueFaltan[]
  /** Countries with complete texts. */
  served: readonly string[]
}

const languageOf = (locale: string): string => locale.split('_')[0] ?? ''

/** Locale of the country with most speakers: el_GR, not el_CY. */
const likelyLocaleOf = (language: string): string => `${language}_${new Intl.Locale(language).maximize().region}`

/** First locale with the fewest missing texts. */
const leastOf = (locales: readonly string[], lackedBy: (locale: string) => number): string | undefined =>
  locales.reduce<string | undefined>(
    (best, locale) => (best !== undefined && lackedBy(best) <= lackedBy(locale) ? best : locale),
    undefined,
  )

/** Locales of a record's texts. */
interface Locales {
  /** Locales with a text. */
  used: readonly string[]
  /** Number of texts of the default locale that a locale lacks; only compared, so a constant may be added. */
  lackedBy: (locale: string) => number
}

/**
 * Locale that serves a country best: any of its languages, in any country's variant, with the fewest missing texts; undefined if its
 * languages are unknown. Among equals, the country's own locale and the most used language come first [TX-07].
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
 * Texts that countries still need. A country is served by any of its languages, in any country's variant, with complete texts; otherwise it
 * needs the one with the fewest missing texts, the most used one among equals [TX-07].
 * @param texts by name, in display order
 * @param languagesOf languages of a country, the most used first; empty for an unknown country, which needs no text
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
