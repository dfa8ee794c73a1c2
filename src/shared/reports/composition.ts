import { QUANTITY_DECIMALS } from '@/shared/constants'
import { languageTag } from '@/shared/locales'
import { lowered } from '@/shared/lowered'
import { SOLUBILIDADES } from '@/shared/resources/lineasDeComposicion'
import type { Line } from '@/shared/reports/product'
import { unicodeName } from '@/shared/reports/unicodeName'

/** Solubilities [CO-06] without the stars, which refer to a footnote; '' of none. */
const solubilities = SOLUBILIDADES.map(words => lowered(words.replace(/^[-*]+ ?/, '')))

/** Format of quantities in a language: all decimals that a quantity can have, without grouping. */
export const quantityFormat = (idioma: string) =>
  new Intl.NumberFormat(languageTag(idioma), { maximumFractionDigits: QUANTITY_DECIMALS, useGrouping: false })

/** Parts with text, joined. */
export const join = (parts: readonly (string | undefined)[], separator: string): string =>
  parts.filter(part => part !== undefined && part.trim() !== '').join(separator)

/**
 * Text of a line: "Nitrógeno (N) total 12,5 % p/p (15,2 % p/v), soluble en agua"; of a line of free text, that text; '' of a line without a
 * name, because its quantities alone would mislead.
 */
export const lineInWords = (line: Line, quantities: Intl.NumberFormat): string => {
  const name = join([line.valor, unicodeName(line.componente)], ' ')
  if (name === '') return ''
  const amount = (quantity: Line['cantidad_1'], unit: string) =>
    quantity === null ? '' : join([quantities.format(Number(quantity)), unit], ' ')
  const first = amount(line.cantidad_1, line.magnitud_1)
  const second = amount(line.cantidad_2, line.magnitud_2)
  const amounts = first && second ? `${first} (${second})` : first || second
  return join([join([name, amounts], ' '), solubilities[line.solubilidad]], ', ')
}
