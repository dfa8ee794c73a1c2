import { createElement, useId, type ReactNode } from 'react'
import { chartLabel, chartOf, countOf, unitText } from '@/features/ensayos/chart/chartOf'
import { Download } from '@/features/ensayos/chart/Download'
import { TestigoSelect } from '@/features/ensayos/chart/TestigoSelect'
import { useChartRoom } from '@/features/ensayos/chart/useChartRoom'
import { barChartsOf, testigoKey, testigoOf, type BarChart } from '@/features/ensayos/model/barCharts'
import { elementOf, type Palette } from '@/features/ensayos/model/looks'
import type { Drawing } from '@/features/ensayos/model/shapes'
import { selectFormId, selectLocale, selectResultados, selectTestigos, testigoChosen } from '@/features/ensayos/slice'
import { magnitudNames } from '@/store/catalogues/names'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import styles from '@/features/ensayos/chart/BarCharts.module.css'

/** Palette of the current theme. */
const themed: Palette = colour => `var(${colour})`

/** Chart as an image with a name; the list of results is its text alternative. */
const ChartSvg = ({ drawing: { width, height, shapes }, label }: { drawing: Drawing; label: string }) => (
  <svg className={styles.svg} viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-label={label}>
    {shapes.map((shape, at) => {
      const { tag, attributes, text, whole } = elementOf(shape, themed)
      return createElement(tag, { key: at, ...attributes }, text, whole !== undefined && <title>{whole}</title>)
    })}
  </svg>
)

interface FigureProps {
  chart: BarChart
  unit: string
  tools?: ReactNode
  children: ReactNode
}

const Figure = ({ chart, unit, tools, children }: FigureProps) => {
  const id = useId()
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <figcaption className={styles.head}>
        <h3 className={styles.unit} id={id}>
          {unit}
        </h3>
        <span className={styles.count}>{countOf(chart)}</span>
        {tools && <div className={styles.tools}>{tools}</div>}
      </figcaption>
      {children}
    </figure>
  )
}

/** Charts of the results below their list; absent when no result is a number [FT-04]. */
export const BarCharts = () => {
  const dispatch = useAppDispatch()
  const formId = useAppSelector(selectFormId)
  const locale = useAppSelector(selectLocale)
  const resultados = useAppSelector(selectResultados)
  const testigos = useAppSelector(selectTestigos)
  const units = useAppSelector(magnitudNames.selectNames)
  const { ref, width, fontFamily } = useChartRoom()
  const charts = barChartsOf(resultados)
  if (charts.length === 0) return null
  return (
    <div className={styles.charts} role="group" aria-label="Gráficos de los resultados" ref={ref}>
      {charts.map(chart => {
        const { magnitud, bars } = chart
        const unit = unitText(chart, units)
        const tools = (
          <>
            {bars.length > 1 && (
              <TestigoSelect
                unit={unit}
                bars={bars}
                locale={locale}
                value={testigoOf(chart, testigos)?.id ?? null}
                onChange={resultado => dispatch(testigoChosen({ formId, magnitud, resultado }))}
              />
            )}
            <Download chart={chart} unit={unit} locale={locale} testigos={testigos} />
          </>
        )
        return (
          <Figure key={testigoKey(magnitud)} chart={chart} unit={unit} tools={tools}>
            <ChartSvg drawing={chartOf(chart, { locale, testigos, width, fontFamily })} label={chartLabel(chart, unit)} />
          </Figure>
        )
      })}
    </div>
  )
}

/** Charts for print, of a given width in pixels. */
export const PrintedGraficos = ({ width }: { width: number }) => {
  const locale = useAppSelector(selectLocale)
  const resultados = useAppSelector(selectResultados)
  const testigos = useAppSelector(selectTestigos)
  const units = useAppSelector(magnitudNames.selectNames)
  const { ref, fontFamily } = useChartRoom()
  return (
    <div ref={ref}>
      {barChartsOf(resultados).map(chart => {
        const unit = unitText(chart, units)
        return (
          <Figure key={testigoKey(chart.magnitud)} chart={chart} unit={unit}>
            <ChartSvg drawing={chartOf(chart, { locale, testigos, width, fontFamily })} label={chartLabel(chart, unit)} />
          </Figure>
        )
      })}
    </div>
  )
}
