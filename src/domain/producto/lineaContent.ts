import { MAX_QUANTITY, QUANTITY_DECIMALS } from '@/domain/constants'
import { showDecimal, within } from '@/domain/decimal'
import { hasAnyText } from '@/domain/locales/hasAnyText'
import { zeroToNull } from '@/domain/producto/zeroToNull'
import type { LineaDeComposicion } from '@/shared/resources/lineasDeComposicion'
import type { DeUnProducto } from '@/shared/resources/productFields'

/** Both quantities keep to these: a longer value is capped [CO-04]. */
export const QUANTITY = { decimals: QUANTITY_DECIMALS, min: 0, max: MAX_QUANTITY, capped: true } as const

/** The index of each is its code, 0 to 4 [CO-06]. */
export const SOLUBILIDADES = [
  '--',
  '* Soluble en agua y complejado',
  '** Soluble en agua',
  '*** Soluble en agua y en citrato amónico neutro',
  '**** Soluble en agua y quelatado',
] as const

/** What a line says, whatever its place and its product. */
export type LineaContent = Omit<LineaDeComposicion, 'id' | 'orden' | keyof DeUnProducto>

/** The two kinds of line of the dialog [CO-02]. */
export type LineaKind = 'componente' | 'texto'

export const blankContent = (): LineaContent => ({
  componente: null,
  cantidad_1: null,
  magnitud_1: null,
  cantidad_2: null,
  magnitud_2: null,
  solubilidad: 0,
  valor: {},
})

/** Free text is a line with a text and no component. */
export const kindOf = ({ componente, valor }: LineaContent): LineaKind =>
  componente === null && hasAnyText(valor) ? 'texto' : 'componente'

/** Brings a quantity within its limits and its decimals [CO-04]. */
export const cappedQuantity = (quantity: number | null): number | null => (quantity === null ? null : within(quantity, QUANTITY))

/** A quantity shows all its five decimals [CO-04]. */
export const quantityText = (quantity: number | null): string => showDecimal(quantity, QUANTITY.decimals)

/** What the dialog hands on: of the kind that was chosen, and nothing of the other [CO-02, CO-04, CO-05]. */
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

/** Whether it would be a line with nothing in it. */
export const isBlank = (kind: LineaKind, typed: LineaContent): boolean => {
  const { valor, solubilidad, ...references } = acceptedContent(kind, typed)
  return !hasAnyText(valor) && solubilidad === 0 && Object.values(references).every(each => each === null)
}
