import { useId, type ReactNode } from 'react'
import { chartLabel, chartOf, countOf, unitText } from '@/features/ensayos/chart/chartOf'
import { ChartSvg } from '@/features/ensayos/chart/ChartSvg'
import { Download } from '@/features/ensayos/chart/Download'
import { TestigoSelect } from '@/features/ensayos/chart/TestigoSelect'
import { useChartRoom } from '@/features/ensayos/chart/useChartRoom'
import { graficosOf, testigoKey, testigoOf, type Grafico } from '@/features/ensayos/model/graficos'
import { selectFormId, selectLocale, selectResultados, selectTestigos, testigoChosen } from '@/features/ensayos/slice'
import { magnitudNames } from '@/store/catalogues/names'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import styles from '@/features/ensayos/chart/Graficos.module.css'

interface FigureProps {
  grafico: Grafico
  unit: string
  tools?: ReactNode
  children: ReactNode
}

const Figure = ({ grafico, unit, tools, children }: FigureProps) => {
  const id = useId()
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <figcaption className={styles.head}>
        <h3 className={styles.unit} id={id}>
          {unit}
        </h3>
        <span className={styles.count}>{countOf(grafico)}</span>
        {tools && <div className={styles.tools}>{tools}</div>}
      </figcaption>
      {children}
    </figure>
  )
}

/** Charts of the results under their list; absent where no result is a number [FT-04]. */
export const Graficos = () => {
  const dispatch = useAppDispatch()
  const formId = useAppSelector(selectFormId)
  const locale = useAppSelector(selectLocale)
  const resultados = useAppSelector(selectResultados)
  const testigos = useAppSelector(selectTestigos)
  const units = useAppSelector(magnitudNames.selectNames)
  const { ref, width, fontFamily } = useChartRoom()
  const graficos = graficosOf(resultados)
  if (graficos.length === 0) return null
  return (
    <div className={styles.charts} role="group" aria-label="Gráficos de los resultados" ref={ref}>
      {graficos.map(grafico => {
        const { magnitud, barras } = grafico
        const unit = unitText(grafico, units)
        const tools = (
          <>
            {barras.length > 1 && (
              <TestigoSelect
                unit={unit}
                barras={barras}
                locale={locale}
                value={testigoOf(grafico, testigos)?.id ?? null}
                onChange={resultado => dispatch(testigoChosen({ formId, magnitud, resultado }))}
              />
            )}
            <Download grafico={grafico} unit={unit} locale={locale} testigos={testigos} />
          </>
        )
        return (
          <Figure key={testigoKey(magnitud)} grafico={grafico} unit={unit} tools={tools}>
            <ChartSvg drawing={chartOf(grafico, { locale, testigos, width, fontFamily })} label={chartLabel(grafico, unit)} />
          </Figure>
        )
      })}
    </div>
  )
}

/** Charts as paper has them, of a width in pixels. */
export const PrintedGraficos = ({ width }: { width: number }) => {
  const locale = useAppSelector(selectLocale)
  const resultados = useAppSelector(selectResultados)
  const testigos = useAppSelector(selectTestigos)
  const units = useAppSelector(magnitudNames.selectNames)
  const { ref, fontFamily } = useChartRoom()
  return (
    <div ref={ref}>
      {graficosOf(resultados).map(grafico => {
        const unit = unitText(grafico, units)
        return (
          <Figure key={testigoKey(grafico.magnitud)} grafico={grafico} unit={unit}>
            <ChartSvg drawing={chartOf(grafico, { locale, testigos, width, fontFamily })} label={chartLabel(grafico, unit)} />
          </Figure>
        )
      })}
    </div>
  )
}
