import { MAIN_LOCALES, type LocaleMap } from '@/shared/locales'

/** One text in each of the main locales, in their order: Spanish, English, French, Portuguese. */
export type Textos = readonly [es: string, en: string, fr: string, pt: string]

export const mapTextos = (textos: Textos, change: (texto: string, language: number) => string): Textos => [
  change(textos[0], 0),
  change(textos[1], 1),
  change(textos[2], 2),
  change(textos[3], 3),
]

/** The same in every language: formulas, brands, units. */
export const everywhere = (texto: string): Textos => [texto, texto, texto, texto]

/** Replaces each `{name}` with the value of that name in the same language. */
export const fill = (textos: Textos, values: Record<string, string | Textos>): Textos =>
  mapTextos(textos, (texto, language) =>
    texto.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name] ?? ''
      return typeof value === 'string' ? value : (value[language] ?? '')
    }),
  )

/** Sentences one after the other. */
export const join = (...several: Textos[]): Textos =>
  mapTextos(everywhere(''), (_, language) =>
    several
      .map(textos => textos[language] ?? '')
      .filter(Boolean)
      .join(' '),
  )

/** A number as people write it: a decimal comma everywhere but in English. */
export const decimal = (value: number): Textos => {
  const comma = String(value).replace('.', ',')
  return [comma, String(value), comma, comma]
}

/** Makes the map that the API has, with texts in those of the main locales only. */
export const toMap = (textos: Textos, locales: readonly string[] = MAIN_LOCALES): LocaleMap =>
  Object.fromEntries(MAIN_LOCALES.flatMap((locale, language) => (locales.includes(locale) ? [[locale, textos[language] ?? '']] : [])))
