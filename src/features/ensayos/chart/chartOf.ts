import { drawingOf } from '@/features/ensayos/model/drawing'
import { labelOfBarra, testigoOf, type Grafico, type Testigos } from '@/features/ensayos/model/graficos'
import type { Drawing } from '@/features/ensayos/model/shapes'
import { differenceText } from '@/features/ensayos/model/valores'
import { measureIn } from '@/features/ensayos/chart/measureText'
import { counted } from '@/shared/counted'

export const countOf = ({ barras }: Grafico): string => counted(barras.length, 'resultado', 'resultados')

/** Name of a unit; results without one have it too. */
export const unitText = ({ magnitud }: Grafico, units: ReadonlyMap<number, string>): string =>
  magnitud === null ? 'Sin magnitud' : (units.get(magnitud) ?? '')

export const chartLabel = (grafico: Grafico, unit: string): string =>
  `${countOf(grafico)} ${grafico.magnitud === null ? 'sin magnitud' : `en ${unit}`}, los de la lista`

interface Options {
  locale: string
  testigos: Testigos
  width: number
  fontFamily: string
}

/** Drawing of a chart, on the page as in files [FT-04]. */
export const chartOf = (grafico: Grafico, { locale, testigos, width, fontFamily }: Options): Drawing => {
  const testigo = testigoOf(grafico, testigos)
  const rows = grafico.barras.map(barra => {
    const label = labelOfBarra(barra, locale)
    const isTestigo = barra.id === testigo?.id
    const difference = testigo ? { difference: isTestigo ? 'testigo' : (differenceText(barra.valor, testigo.valor) ?? '') } : {}
    return { label: label.text, locale: label.locale, valor: barra.valor, isTestigo, ...difference }
  })
  const isZero = testigo?.valor === 0
  const heading = testigo ? { text: isZero ? 'El testigo es 0' : 'frente al testigo', isImportant: isZero } : null
  return drawingOf({ width, rows, heading, measure: measureIn(fontFamily) })
}
