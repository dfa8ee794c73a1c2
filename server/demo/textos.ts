import { MAIN_LOCALES, type LocaleMap } from '@/shared/locales'

/** One text in each of the main locales, in their order: Spanish, English, French, Portuguese. */
export type Textos = readonly [es: string, en: string, fr: string, pt: string]

export const mapTextos = (textos: Textos, change: (texto: string, language: number) => string): Textos => [
  change(textos[0], 0),
  change(textos[1], 1),
  change(textos[2], 2),
  change(textos[3], 3),
]

/** Texts that are equal in every language: formulas, brands, units. */
export const everywhere = (texto: string): Textos => [texto, texto, texto, texto]

/** Replaces each `{name}` with the value of that name in the same language. */
export const fill = (textos: Textos, values: Record<string, string | Textos>): Textos =>
  mapTextos(textos, (texto, language) =>
    texto.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name] ?? ''
      return typeof value === 'string' ? value : (value[language] ?? '')
    }),
  )

/** Sentences joined by spaces. */
export const join = (...several: Textos[]): Textos =>
  mapTextos(everywhere(''), (_, language) =>
    several
      .map(textos => textos[language] ?? '')
      .filter(Boolean)
      .join(' '),
  )

/** Number as text, with a decimal comma except in English. */
export const decimal = (value: number): Textos => {
  const comma = String(value).replace('.', ',')
  return [comma, String(value), comma, comma]
}

/** Locale map as in the API, with the texts of the given main locales. */
export const toMap = (textos: Textos, locales: readonly string[] = MAIN_LOCALES): LocaleMap =>
  Object.fromEntries(MAIN_LOCALES.flatMap((locale, language) => (locales.includes(locale) ? [[locale, textos[language] ?? '']] : [])))
