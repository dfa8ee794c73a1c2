import { DEFAULT_LOCALE } from '@/shared/locales'
import type { TextosDeProducto } from '@/api/textosDeProductos'
import { localeOfCountry } from '@/features/productos/model/textosDePaises'

/** Values of the filter besides a locale. */
export const COMPLETOS = 'completos'
export const INCOMPLETOS = 'incompletos'

/** Members of a product that tell if its texts are complete; without `textos` they were not counted. */
interface Listed {
  textos?: TextosDeProducto['textos'] | undefined
  /** Codes in any case; a generic product has none. */
  paises?: readonly string[]
}

/** The locales that any of these products has text in, in alphabetical order. */
export const localesIn = (products: readonly Pick<Listed, 'textos'>[]): readonly string[] =>
  [...new Set(products.flatMap(({ textos = {} }) => Object.keys(textos)))].sort()

const wantedBy = ({ textos = {}, paises = [] }: Listed, languagesOf: (country: string) => readonly string[], all: readonly string[]) => {
  if (paises.length === 0) return all
  const used = Object.keys(textos)
  const lackedBy = (locale: string): number => -(textos[locale] ?? 0)
  return paises.flatMap(code => {
    const country = code.toUpperCase()
    return localeOfCountry(country, languagesOf(country), { used, lackedBy }) ?? []
  })
}

/**
 * What a product is by its texts: complete or not, and the locales that lack some of what the default locale has [TX-08]. A finished product
 * is complete where its countries want nothing, as its own form has it (TX-07). A generic one is sold nowhere, and a finished one without
 * countries not yet: they are complete in all the locales that `all` names, those of the list. A product without any text in the default
 * locale is not complete: nothing could be translated.
 */
export const textosOf = (
  product: Listed,
  languagesOf: (country: string) => readonly string[],
  all: readonly string[],
): readonly string[] => {
  const { textos } = product
  if (textos === undefined) return []
  const total = textos[DEFAULT_LOCALE] ?? 0
  const lacks = (locale: string) => (textos[locale] ?? 0) < total
  const isComplete = total > 0 && !wantedBy(product, languagesOf, all).some(lacks)
  return [isComplete ? COMPLETOS : INCOMPLETOS, ...all.filter(lacks)]
}
