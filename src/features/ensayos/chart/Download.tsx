import { useFormikContext } from 'formik'
import { useRef } from 'react'
import { chartOf } from '@/features/ensayos/chart/chartOf'
import { measureIn } from '@/features/ensayos/chart/measureText'
import type { EnsayoValues } from '@/features/ensayos/model/ensayoValues'
import type { BarChart, Testigos } from '@/features/ensayos/model/barCharts'
import { FILE_CHART_WIDTH, FILE_WIDTH, chartFileName, svgText } from '@/features/ensayos/model/svgText'
import type { ChartRequest } from '@/features/ensayos/screen'
import { chartRequested } from '@/features/ensayos/slice'
import { inLocale } from '@/shared/locales'
import { useAppDispatch } from '@/store/hooks'
import { fileVault } from '@/store/vault'
import { buttonLook } from '@/ui/buttons/buttonLook'
import { DropdownMenu } from '@/ui/buttons/DropdownMenu'
import { Icon } from '@/ui/buttons/Icon'

interface DownloadProps {
  chart: BarChart
  unit: string
  locale: string
  testigos: Testigos
}

/** Fonts that devices have installed, because a file embeds none. */
const SYSTEM_FONTS = 'Inter, system-ui, sans-serif'

/** Menu that downloads a chart with code and title of the trial, in light colours on white [FT-04]. */
export const Download = ({ chart, unit, locale, testigos }: DownloadProps) => {
  const dispatch = useAppDispatch()
  const { codigo, nombre } = useFormikContext<EnsayoValues>().values
  const light = useRef<HTMLSpanElement>(null)
  const ask = (format: ChartRequest['format']) => {
    if (!light.current) return
    const tokens = getComputedStyle(light.current)
    const { text, ...size } = svgText({
      title: [codigo, inLocale(nombre, locale) || inLocale(nombre)].filter(Boolean).join(' · '),
      unit,
      drawing: chartOf(chart, { locale, testigos, width: FILE_CHART_WIDTH, fontFamily: SYSTEM_FONTS }),
      palette: colour => tokens.getPropertyValue(colour).trim(),
      fontFamily: SYSTEM_FONTS,
      measure: measureIn(SYSTEM_FONTS),
    })
    const file = new File([text], chartFileName(codigo, unit, 'svg'), { type: 'image/svg+xml' })
    dispatch(chartRequested({ ...fileVault.keep(file), format, ...size }))
  }
  return (
    <>
      <span ref={light} data-light hidden />
      <DropdownMenu
        label={`Descargar el gráfico de ${unit}`}
        className={buttonLook('button', 'short')}
        items={[
          { label: 'SVG', detail: 'dibujo, para imprenta', onAction: () => ask('svg') },
          { label: 'PNG', detail: `imagen, ${2 * FILE_WIDTH} px de ancho`, onAction: () => ask('png') },
        ]}
      >
        <Icon name="download" />
        Descargar
        <Icon name="chevron-down" />
      </DropdownMenu>
    </>
  )
}
