import { DEFAULT_LOCALE, inLocale, type LocaleMap } from '@/shared/locales'

/**
 * Word of a text: three letters with two lower-case ones in a row, five capitals, or a character of a script without spaces. Numbers,
 * symbols, units ("kg/ha", "ppm"), codes ("ZN-75", "EDTA"), tags and formulas ("MgO", "P<sub>2</sub>O<sub>5</sub>") are no words. The
 * syntax is valid in JavaScript and PostgreSQL; non-ASCII letters cover most scripts.
 */
const WORD_IN =
  /(?<![A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0370-\u1fff\u2c00-\u2dff\u3040-\ud7ff0-9])(?!(?:sub|sup|ppm|ppb|meq|min|bar|cal|kcal|Mcal|mbar|[mkcμ]?mol|Brix|EDDH[A-Z]*|HEDTA|HBED)(?![A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0370-\u1fff\u2c00-\u2dff\u3040-\ud7ff0-9]))(?:(?=[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0370-\u1fff\u2c00-\u2dff\u3040-\ud7ff]{3})[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0370-\u1fff\u2c00-\u2dff\u3040-\ud7ff]*[a-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0370-\u1fff\u2c00-\u2dff\u3040-\ud7ff]{2}[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0370-\u1fff\u2c00-\u2dff\u3040-\ud7ff]*|[A-Z]{5,})(?![A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0370-\u1fff\u2c00-\u2dff\u3040-\ud7ff0-9])|[\u3040-\ud7ff]/u

/** Source of the same regular expression, for the database. */
export const WORD = WORD_IN.source

/** White space around a text, which is ignored. */
export const AROUND = ' \n\r\t\u00a0'

const isAround = (character: string | undefined): boolean => character !== undefined && AROUND.includes(character)

const trimmed = (text: string): string => {
  let [from, to] = [0, text.length]
  while (from < to && isAround(text[from])) from += 1
  while (from < to && isAround(text[to - 1])) to -= 1
  return text.slice(from, to)
}

const languageOf = (idioma: string): string => idioma.split('_', 1)[0] ?? ''

/** True if a text equals its source and counts as not translated; never within one language [TX-02]. */
export const isUntranslated = ({ origen, destino }: { origen: string; destino: string }, of: { idioma: string; origen: string }): boolean =>
  languageOf(of.idioma) !== languageOf(of.origen) && trimmed(destino) === trimmed(origen) && WORD_IN.test(origen)

/**
 * Map without untranslated copies of the default locale's text; unchanged without such copies [TX-07].
 * @param confirmed languages in which the equal text is accepted
 */
export const withoutCopies = (map: LocaleMap, confirmed: readonly string[]): LocaleMap => {
  const origen = inLocale(map)
  const isCopy = (idioma: string) =>
    !confirmed.includes(idioma) && isUntranslated({ origen, destino: inLocale(map, idioma) }, { idioma, origen: DEFAULT_LOCALE })
  const copies = Object.keys(map).filter(isCopy)
  return copies.length === 0 ? map : Object.fromEntries(Object.entries(map).filter(([idioma]) => !copies.includes(idioma)))
}
