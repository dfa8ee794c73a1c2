import { MAX_QUANTITY, QUANTITY_DECIMALS } from '@/shared/constants'
import { firstText } from '@/shared/recordName'
import { showDecimal, within } from '@/ui/text/decimal'
import { hasAnyText } from '@/shared/locales/hasAnyText'
import { zeroToNull } from '@/features/productos/model/zeroToNull'
import { lineasDeComposicion, SOLUBILIDADES, type LineaDeComposicion } from '@/shared/resources/lineasDeComposicion'
import type { Componente } from '@/shared/resources/componentes'
import type { ProductOwners } from '@/shared/resources/productFields'
import { blankOf } from '@/shared/resources/records'

/** Limits of both quantities: longer values are capped [CO-04]. */
export const QUANTITY = { decimals: QUANTITY_DECIMALS, min: 0, max: MAX_QUANTITY, capped: true } as const

/** Content of a line, without place and product. */
export type LineaContent = Omit<LineaDeComposicion, 'id' | 'orden' | keyof ProductOwners>

/** Kind of a line in the dialog [CO-02]. */
export type LineaKind = 'componente' | 'texto'

export const blankContent = (): LineaContent => {
  const { orden: _orden, producto_generico: _generico, producto_acabado: _acabado, ...content } = blankOf(lineasDeComposicion)
  return content
}

/** Kind of a line: free text has a text and no component. */
export const kindOf = ({ componente, valor }: LineaContent): LineaKind =>
  componente === null && hasAnyText(valor) ? 'texto' : 'componente'

/** Component of a line as text, with markup: its Spanish name or else its first one; without a name its id, and "--" for none. */
export const componenteText = (componente: number | null, byId: Readonly<Record<number, Pick<Componente, 'nombre'>>>): string =>
  componente === null ? '--' : firstText(byId[componente]?.nombre ?? {}) || `Componente ${componente}`

/** Quantity capped to its limits and decimals [CO-04]. */
export const cappedQuantity = (quantity: number | null): number | null => (quantity === null ? null : within(quantity, QUANTITY))

/** Quantity as text, with all five decimals [CO-04]. */
export const quantityText = (quantity: number | null): string => showDecimal(quantity, QUANTITY.decimals)

/** Solubility in words; empty for none and for an unknown code. */
export const solubilityText = (solubilidad: number): string => (solubilidad === 0 ? '' : (SOLUBILIDADES[solubilidad] ?? ''))

/** Result of the dialog: fields of the chosen kind only [CO-02, CO-04, CO-05]. */
export const acceptedContent = (kind: LineaKind, typed: LineaContent): LineaContent => {
  if (kind === 'texto') return { ...blankContent(), valor: typed.valor }
  return {
    componente: zeroToNull(typed.componente),
    cantidad_1: cappedQuantity(typed.cantidad_1),
    magnitud_1: zeroToNull(typed.magnitud_1),
    cantidad_2: cappedQuantity(typed.cantidad_2),
    magnitud_2: zeroToNull(typed.magnitud_2),
    solubilidad: typed.solubilidad,
    valor: {},
  }
}

/** True for a line without content. */
export const isBlank = (kind: LineaKind, typed: LineaContent): boolean => {
  const { valor, solubilidad, ...references } = acceptedContent(kind, typed)
  return !hasAnyText(valor) && solubilidad === 0 && Object.values(references).every(each => each === null)
}
