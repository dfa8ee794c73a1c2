import { finding, lineaLinks, type CheckFinding } from '@/features/productos/checks/finding'
import { QUANTITY_FIELDS, type Linea, type Masters } from '@/features/productos/checks/linea'
import { firstText } from '@/shared/recordName'

type Column = (typeof QUANTITY_FIELDS)[number]

/** Unit of more than half of a column's lines, and of at least two; else null. */
const commonUnit = (lineas: readonly Linea[], { magnitud }: Column): number | null => {
  const units = lineas.flatMap(({ content }) => content[magnitud] ?? [])
  const counts = new Map<number, number>()
  for (const unit of units) counts.set(unit, (counts.get(unit) ?? 0) + 1)
  const [most] = [...counts].sort(([, one], [, other]) => other - one)
  return most && most[1] >= 2 && most[1] * 2 > units.length ? most[0] : null
}

const checkColumn = (lineas: readonly Linea[], column: Column, magnitudes: Masters['magnitudes']): CheckFinding[] => {
  const { campo, magnitud, numero } = column
  const common = commonUnit(lineas, column)
  const nameOf = (unit: number | null) => firstText(magnitudes[unit ?? 0]?.valor ?? {})
  const usual = common === null ? '' : `Las demás líneas usan ${nameOf(common)}.`
  const withoutUnit = lineas.filter(({ content }) => content[campo] !== null && content[magnitud] === null)
  const withoutQuantity = lineas.filter(({ content }) => content[campo] === null && content[magnitud] !== null)
  const findings: CheckFinding[] = []
  if (withoutUnit.length > 0)
    findings.push(
      finding(
        'Unidades',
        [`La cantidad ${numero} de ${withoutUnit.length === 1 ? 'la ' : 'las '}`, ...lineaLinks(withoutUnit), ' no tiene unidad.'],
        usual || 'Una cantidad se lee con su unidad.',
        withoutUnit,
      ),
    )
  if (withoutQuantity.length > 0)
    findings.push(
      finding(
        'Unidades',
        [`La unidad ${numero} de ${withoutQuantity.length === 1 ? 'la ' : 'las '}`, ...lineaLinks(withoutQuantity), ' no tiene cantidad.'],
        'Una unidad sola no declara nada.',
        withoutQuantity,
      ),
    )
  if (common === null) return findings
  // Bacteria, sugars and other components that are not nutrients have units of their own.
  const other = lineas.filter(
    ({ content, nutriente }) => nutriente !== null && content[campo] !== null && content[magnitud] !== null && content[magnitud] !== common,
  )
  for (const unit of new Set(other.map(({ content }) => content[magnitud]))) {
    const own = other.filter(({ content }) => content[magnitud] === unit)
    findings.push(
      finding(
        'Unidades',
        [
          own.length === 1 ? 'La ' : 'Las ',
          ...lineaLinks(own),
          ` ${own.length === 1 ? 'usa' : 'usan'} ${nameOf(unit)} en la cantidad ${numero}.`,
        ],
        usual,
        own,
      ),
    )
  }
  return findings
}

/** Rule "Unidades": quantities have a unit, units a quantity, and nutrients the unit of most lines in their column [LB-06]. */
export const checkUnidades = (lineas: readonly Linea[], { magnitudes }: Masters): CheckFinding[] =>
  QUANTITY_FIELDS.flatMap(column => checkColumn(lineas, column, magnitudes))
