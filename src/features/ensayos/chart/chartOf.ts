import { drawingOf } from '@/features/ensayos/model/drawing'
import { labelOfBar, testigoOf, type BarChart, type Testigos } from '@/features/ensayos/model/barCharts'
import type { Drawing } from '@/features/ensayos/model/shapes'
import { differenceText } from '@/features/ensayos/model/valores'
import { measureIn } from '@/features/ensayos/chart/measureText'
import { counted } from '@/shared/counted'

export const countOf = ({ bars }: BarChart): string => counted(bars.length, 'resultado', 'resultados')

/** Name of the unit of a chart; a chart without a unit has a name too. */
export const unitText = ({ magnitud }: BarChart, units: ReadonlyMap<number, string>): string =>
  magnitud === null ? 'Sin magnitud' : (units.get(magnitud) ?? '')

export const chartLabel = (chart: BarChart, unit: string): string =>
  `${countOf(chart)} ${chart.magnitud === null ? 'sin magnitud' : `en ${unit}`}, los de la lista`

interface Options {
  locale: string
  testigos: Testigos
  width: number
  fontFamily: string
}

/** Drawing of a chart for the page, print and files [FT-04]. */
export const chartOf = (chart: BarChart, { locale, testigos, width, fontFamily }: Options): Drawing => {
  const testigo = testigoOf(chart, testigos)
  const rows = chart.bars.map(bar => {
    const label = labelOfBar(bar, locale)
    const isTestigo = bar.id === testigo?.id
    const difference = testigo ? { difference: isTestigo ? 'testigo' : (differenceText(bar.valor, testigo.valor) ?? '') } : {}
    return { label: label.text, locale: label.locale, valor: bar.valor, isTestigo, ...difference }
  })
  const isZero = testigo?.valor === 0
  const heading = testigo ? { text: isZero ? 'El testigo es 0' : 'frente al testigo', isImportant: isZero } : null
  return drawingOf({ width, rows, heading, measure: measureIn(fontFamily) })
}
