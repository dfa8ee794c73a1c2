import { showDecimal, within } from '@/domain/decimal'
import type { LineaDeComposicion } from '@/domain/lineaDeComposicion'
import type { LocaleMap } from '@/domain/locales'
import { hasAnyText } from '@/domain/locales/hasAnyText'
import type { DeUnProducto } from '@/domain/producto'

/** Before its renumbering a new line stands behind all others [CO-03]. */
const NEW_LINE_ORDER = 99_999

/** Of both quantities [CO-04]. */
export const QUANTITY = { decimals: 5, min: 0, max: 99_999.99999 } as const

/** By their code, 0 to 4 [CO-06]. */
export const SOLUBILIDADES = [
  '--',
  '* Soluble en agua y complejado',
  '** Soluble en agua',
  '*** Soluble en agua y en citrato amónico neutro',
  '**** Soluble en agua y quelatado',
] as const

/** What a line says, whatever its place and its product. */
export type LineaContent = Omit<LineaDeComposicion, 'id' | 'orden' | keyof DeUnProducto>

/** A line that is edited locally until its product is saved. */
export interface LineaDraft extends LineaContent {
  /** Of the draft only: on the server each save makes the lines anew [CO-07]. */
  id: string
  orden: number
}

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

/** An empty selection: 0 [CO-05, PE-05]. */
export const zeroToNull = (id: number | null): number | null => (id === 0 ? null : id)

/** Within its limits and its decimals [CO-04]. */
export const cappedQuantity = (quantity: number | null): number | null => (quantity === null ? null : within(quantity, QUANTITY))

/** [CO-04] */
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

/** In their order, which is then 0 to n-1 [CO-03]. */
export const renumbered = (lines: readonly LineaDraft[]): LineaDraft[] =>
  [...lines].sort((one, other) => one.orden - other.orden).map((line, orden) => ({ ...line, orden }))

const contentOf = ({ componente, cantidad_1, magnitud_1, cantidad_2, magnitud_2, solubilidad, valor }: LineaContent): LineaContent => ({
  componente,
  cantidad_1,
  magnitud_1,
  cantidad_2,
  magnitud_2,
  solubilidad,
  valor,
})

/** The draft that a form opens with. */
export const draftOf = (saved: readonly LineaDeComposicion[]): LineaDraft[] =>
  renumbered(saved.map(line => ({ ...contentOf(line), id: String(line.id), orden: line.orden })))

/** Puts a new line behind the others, or writes over the one that has its id [CO-03]. */
export const withLine = (lines: readonly LineaDraft[], id: string, content: LineaContent): LineaDraft[] => {
  const known = lines.some(line => line.id === id)
  const edited = lines.map(line => (line.id === id ? { ...line, ...content } : line))
  return renumbered(known ? edited : [...edited, { ...content, id, orden: NEW_LINE_ORDER }])
}

export const withoutLine = (lines: readonly LineaDraft[], id: string): LineaDraft[] => renumbered(lines.filter(line => line.id !== id))

/** Swaps the order with the neighbour above (-1) or below (1); at the ends there is none [CO-01]. */
export const movedLine = (lines: readonly LineaDraft[], id: string, by: -1 | 1): LineaDraft[] => {
  const ordered = renumbered(lines)
  const line = ordered.find(each => each.id === id)
  const neighbour = line && ordered[line.orden + by]
  if (!neighbour) return ordered
  return renumbered(
    ordered.map(each => {
      if (each.id === id) return { ...each, orden: neighbour.orden }
      return each.id === neighbour.id ? { ...each, orden: line.orden } : each
    }),
  )
}

const texts = (map: LocaleMap): string =>
  JSON.stringify(
    Object.entries(map)
      .filter(([, text]) => text !== '')
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )

/** Whether two lines say the same at the same place, be they drafts or saved. */
export const isSameLine = (one: LineaContent & { orden: number }, other: LineaContent & { orden: number }): boolean =>
  one.orden === other.orden &&
  one.componente === other.componente &&
  one.cantidad_1 === other.cantidad_1 &&
  one.magnitud_1 === other.magnitud_1 &&
  one.cantidad_2 === other.cantidad_2 &&
  one.magnitud_2 === other.magnitud_2 &&
  one.solubilidad === other.solubilidad &&
  texts(one.valor) === texts(other.valor)

/** Whether nothing was added, removed, moved or edited. */
export const isSameComposicion = (one: readonly LineaDraft[], other: readonly LineaDraft[]): boolean => {
  const before = renumbered(other)
  return one.length === before.length && renumbered(one).every((line, at) => before[at] !== undefined && isSameLine(line, before[at]))
}
