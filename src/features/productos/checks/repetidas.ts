import { finding, lineaLinks, type CheckFinding } from '@/features/productos/checks/finding'
import type { Linea } from '@/features/productos/checks/linea'
import { groupBy } from '@/shared/groupBy'

/** Rule "Repetidas": a component is declared once with each solubility [LB-06]. */
export const checkRepetidas = (lineas: readonly Linea[]): CheckFinding[] => {
  const declared = lineas.filter(({ content }) => content.componente !== null)
  const groups = groupBy(declared, ({ content }) => `${content.componente} ${content.solubilidad}`)
  return [...groups.values()].flatMap(repeated => {
    const [first, second] = repeated
    if (!first || !second) return []
    const name = first.nombre || 'Un componente'
    return finding(
      'Repetidas',
      [`${name} está ${repeated.length === 2 ? 'dos' : repeated.length} veces: `, ...lineaLinks(repeated), '.'],
      'Un componente se declara una vez con cada solubilidad.',
      repeated,
    )
  })
}
