import type { DecimalParts, Formats } from '@/features/productos/sheets/model/formats'
import { masterPlace, type Masters } from '@/features/productos/sheets/model/places'
import type { TextPlace, SheetText, Texts } from '@/features/productos/sheets/model/texts'
import { inOrder } from '@/shared/ordering'
import type { LineaDeComposicion } from '@/shared/resources/lineasDeComposicion'

export interface Quantity extends DecimalParts {
  /** Null if the head of the column shows the unit, or if there is none. */
  unit: SheetText | null
}

interface ComponentRow {
  id: number
  name: SheetText
  /** Code of the solubility; 0 without a note [CO-06]. */
  solubility: number
  /** One per column. */
  quantities: readonly (Quantity | null)[]
}

interface TextRow {
  id: number
  text: SheetText
}

type CompositionRow = ComponentRow | TextRow

export interface Composition {
  /** Units of the columns of quantities; null if lines have different units. */
  columns: readonly (SheetText | null)[]
  rows: readonly CompositionRow[]
  /** Codes of the solubilities that occur, ascending. */
  solubilities: readonly number[]
}

export interface PartOptions {
  masters: Masters
  texts: Texts
  formats: Formats
  locale: string
}

interface Options extends PartOptions {
  /** Place of a line's free text. */
  placeOf: (line: LineaDeComposicion) => TextPlace
}

const MEMBERS = [
  ['cantidad_1', 'magnitud_1'],
  ['cantidad_2', 'magnitud_2'],
] as const

/** Composition of a product; null without a line to show. A quantity whose unit is not shown is left out: the number alone would mislead. */
export const compositionOf = (
  lines: readonly LineaDeComposicion[],
  { masters, texts, formats, locale, placeOf }: Options,
): Composition | null => {
  const { componentes, magnitudes } = masters
  const nameOf = ({ componente }: LineaDeComposicion) => (componente === null ? undefined : componentes[componente])?.nombre ?? {}
  const shown = inOrder(lines.filter(line => texts.shows(line.componente === null ? line.valor : nameOf(line))))
  if (shown.length === 0) return null
  const withComponent = shown.filter(({ componente }) => componente !== null)

  const unitText = (id: number) => {
    const unit = magnitudes[id]
    return unit ? texts.read(unit.valor, () => masterPlace('magnitudes', unit, locale)) : null
  }
  const hasQuantity = (line: LineaDeComposicion, [amount, unit]: (typeof MEMBERS)[number]) => {
    const id = line[unit]
    return line[amount] !== null && (id === null || texts.shows(magnitudes[id]?.valor ?? {}))
  }
  const columns = MEMBERS.flatMap(members => {
    const measured = withComponent.filter(line => hasQuantity(line, members))
    if (measured.length === 0) return []
    const units = new Set(measured.map(line => line[members[1]]))
    const [only] = units
    const head = units.size === 1 && only != null ? unitText(only) : null
    return [{ members, head }]
  })
  const quantityOf = (line: LineaDeComposicion, { members, head }: (typeof columns)[number]): Quantity | null => {
    const [amount, unit] = members
    const [value, id] = [line[amount], line[unit]]
    if (value === null || !hasQuantity(line, members)) return null
    return { ...formats.quantity(value), unit: head !== null || id === null ? null : unitText(id) }
  }
  const rows = shown.flatMap((line): CompositionRow[] => {
    const { id, componente, valor, solubilidad: solubility } = line
    const component = componente === null ? undefined : componentes[componente]
    if (!component) {
      const text = texts.read(valor, () => placeOf(line))
      return text ? [{ id, text }] : []
    }
    const name = texts.read(component.nombre, () => masterPlace('componentes', component, locale))
    return name ? [{ id, name, solubility, quantities: columns.map(column => quantityOf(line, column)) }] : []
  })
  const solubilities = [...new Set(withComponent.map(({ solubilidad }) => solubilidad))]
    .filter(code => code > 0)
    .sort((one, other) => one - other)
  return { columns: columns.map(({ head }) => head), rows, solubilities }
}
