/** Letters beyond ASCII, most scripts among them; as the others below in the form that JavaScript and PostgreSQL both read. */
const BEYOND = '\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u024f\\u0370-\\u1fff\\u2c00-\\u2dff\\u3040-\\ud7ff'
const LETTER = `A-Za-z${BEYOND}`
const SMALL = `a-z${BEYOND}`
/** Units, elements of markup and names of substances, which stand alike in all languages. */
const NO_WORDS = 'sub|sup|ppm|ppb|meq|min|bar|cal|kcal|Mcal|mbar|[mkcμ]?mol|Brix|EDDH[A-Z]*|HEDTA|HBED'

/**
 * Word of a text, as a regular expression: three letters of which two in a row are small, five capitals, or a character of a script without
 * spaces. Numbers, symbols, units ("kg/ha", "ppm"), codes ("ZN-75", "EDTA") and formulas ("MgO", "P<sub>2</sub>O<sub>5</sub>") are none.
 */
export const WORD = [
  `(?<![${LETTER}0-9])(?!(?:${NO_WORDS})(?![${LETTER}0-9]))`,
  `(?:(?=[${LETTER}]{3})[${LETTER}]*[${SMALL}]{2}[${LETTER}]*|[A-Z]{5,})(?![${LETTER}0-9])|[\\u3040-\\ud7ff]`,
].join('')

/** White space around a text, which does not tell it from another. */
export const AROUND = ' \n\r\t\u00a0'

const word = new RegExp(WORD, 'u')
const trimmed = (text: string): string => text.replace(new RegExp(`^[${AROUND}]+|[${AROUND}]+$`, 'g'), '')
const languageOf = (idioma: string): string => idioma.split('_', 1)[0] ?? ''

/** Whether a text that says what its source says is one that nobody has translated; of one language the two are not [TX-02]. */
export const isUntranslated = ({ origen, destino }: { origen: string; destino: string }, of: { idioma: string; origen: string }): boolean =>
  languageOf(of.idioma) !== languageOf(of.origen) && trimmed(destino) === trimmed(origen) && word.test(origen)
