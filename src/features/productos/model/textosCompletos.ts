import { DEFAULT_LOCALE } from '@/shared/locales'
import type { TextosDeProducto } from '@/api/textosDeProductos'
import { localeOfCountry } from '@/features/productos/model/textosDePaises'

/** Values of the filter besides a locale. */
export const COMPLETOS = 'completos'
export const INCOMPLETOS = 'incompletos'

/** Fields of a product that show if its texts are complete; without `textos` they were not counted. */
interface Producto {
  textos?: TextosDeProducto['textos']
  /** Codes in any case; a generic product has none. */
  paises?: readonly string[]
}

/** Locales with a text in any of these products, in alphabetical order. */
export const localesIn = (products: readonly Pick<Producto, 'textos'>[]): readonly string[] =>
  [...new Set(products.flatMap(({ textos = {} }) => Object.keys(textos)))].sort()

const wantedBy = ({ textos = {}, paises = [] }: Producto, languagesOf: (country: string) => readonly string[], all: readonly string[]) => {
  if (paises.length === 0) return all
  const used = Object.keys(textos)
  const lackedBy = (locale: string): number => -(textos[locale] ?? 0)
  return paises.flatMap(code => {
    const country = code.toUpperCase()
    return localeOfCountry(country, languagesOf(country), { used, lackedBy }) ?? []
  })
}

/**
 * Filter values of a product: complete or not, and the locales of `all` that lack texts of the default locale [TX-08]. A finished product
 * is complete if its countries need no text, as in its form (TX-07). A product without countries, including any generic one, is complete if
 * no locale of `all`, those of the list, lacks a text. A product without text in the default locale is not complete: it cannot be
 * translated.
 */
export const textosOf = (
  product: Producto,
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
