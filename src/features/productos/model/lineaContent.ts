import { MAX_QUANTITY, QUANTITY_DECIMALS } from '@/shared/constants'
import { showDecimal, within } from '@/ui/text/decimal'
import { hasAnyText } from '@/shared/locales/hasAnyText'
import { zeroToNull } from '@/features/productos/model/zeroToNull'
import { lineasDeComposicion, type LineaDeComposicion } from '@/shared/resources/lineasDeComposicion'
import type { DeUnProducto } from '@/shared/resources/productFields'
import { blankOf } from '@/shared/resources/records'

/** Both quantities keep to these: a longer value is capped [CO-04]. */
export const QUANTITY = { decimals: QUANTITY_DECIMALS, min: 0, max: MAX_QUANTITY, capped: true } as const

/** Content of a line, without its place and its product. */
export type LineaContent = Omit<LineaDeComposicion, 'id' | 'orden' | keyof DeUnProducto>

/** The two kinds of line of the dialog [CO-02]. */
export type LineaKind = 'componente' | 'texto'

export const blankContent = (): LineaContent => {
  const { orden: _orden, producto_generico: _generico, producto_acabado: _acabado, ...content } = blankOf(lineasDeComposicion)
  return content
}

/** Free text is a line with a text and no component. */
export const kindOf = ({ componente, valor }: LineaContent): LineaKind =>
  componente === null && hasAnyText(valor) ? 'texto' : 'componente'

/** Brings a quantity within its limits and its decimals [CO-04]. */
export const cappedQuantity = (quantity: number | null): number | null => (quantity === null ? null : within(quantity, QUANTITY))

/** A quantity shows all its five decimals [CO-04]. */
export const quantityText = (quantity: number | null): string => showDecimal(quantity, QUANTITY.decimals)

/** Result of the dialog: members of the chosen kind alone [CO-02, CO-04, CO-05]. */
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
