import { DEFAULT_LOCALE, inLocale, type LocaleMap } from '@/shared/locales'

/**
 * Word of a text: three letters of which two in a row are small, five capitals, or a character of a script without spaces. Numbers, symbols,
 * units ("kg/ha", "ppm"), codes ("ZN-75", "EDTA"), elements of markup and formulas ("MgO", "P<sub>2</sub>O<sub>5</sub>") are none. In the form
 * that JavaScript and PostgreSQL both read; letters beyond ASCII are those of most scripts.
 */
const WORD_IN =
  /(?<![A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0370-\u1fff\u2c00-\u2dff\u3040-\ud7ff0-9])(?!(?:sub|sup|ppm|ppb|meq|min|bar|cal|kcal|Mcal|mbar|[mkcμ]?mol|Brix|EDDH[A-Z]*|HEDTA|HBED)(?![A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0370-\u1fff\u2c00-\u2dff\u3040-\ud7ff0-9]))(?:(?=[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0370-\u1fff\u2c00-\u2dff\u3040-\ud7ff]{3})[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0370-\u1fff\u2c00-\u2dff\u3040-\ud7ff]*[a-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0370-\u1fff\u2c00-\u2dff\u3040-\ud7ff]{2}[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0370-\u1fff\u2c00-\u2dff\u3040-\ud7ff]*|[A-Z]{5,})(?![A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0370-\u1fff\u2c00-\u2dff\u3040-\ud7ff0-9])|[\u3040-\ud7ff]/u

/** Source of the same expression, for the database. */
export const WORD = WORD_IN.source

/** White space around a text, which does not tell it from another. */
export const AROUND = ' \n\r\t\u00a0'

const isAround = (character: string | undefined): boolean => character !== undefined && AROUND.includes(character)

const trimmed = (text: string): string => {
  let [from, to] = [0, text.length]
  while (from < to && isAround(text[from])) from += 1
  while (from < to && isAround(text[to - 1])) to -= 1
  return text.slice(from, to)
}

const languageOf = (idioma: string): string => idioma.split('_', 1)[0] ?? ''

/** Whether a text that says what its source says is one that nobody has translated; of one language the two are not [TX-02]. */
export const isUntranslated = ({ origen, destino }: { origen: string; destino: string }, of: { idioma: string; origen: string }): boolean =>
  languageOf(of.idioma) !== languageOf(of.origen) && trimmed(destino) === trimmed(origen) && WORD_IN.test(origen)

/**
 * The map without the copies of its text in the default locale that are no translations; the same map where there are none [TX-07].
 * @param confirmed languages in which the text holds as it is
 */
export const withoutCopies = (map: LocaleMap, confirmed: readonly string[]): LocaleMap => {
  const origen = inLocale(map)
  const isCopy = (idioma: string) =>
    !confirmed.includes(idioma) && isUntranslated({ origen, destino: inLocale(map, idioma) }, { idioma, origen: DEFAULT_LOCALE })
  const copies = Object.keys(map).filter(isCopy)
  return copies.length === 0 ? map : Object.fromEntries(Object.entries(map).filter(([idioma]) => !copies.includes(idioma)))
}
