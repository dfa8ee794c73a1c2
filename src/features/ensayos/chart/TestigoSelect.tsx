import { languageTag } from '@/shared/locales'
import { labelOfBar, type ChartBar } from '@/features/ensayos/model/barCharts'
import { valorText } from '@/features/ensayos/model/valores'
import { Icon } from '@/ui/buttons/Icon'
import { classes } from '@/ui/classes'
import { fieldLook } from '@/ui/fields/fieldLook'
import styles from '@/features/ensayos/chart/TestigoSelect.module.css'

interface TestigoSelectProps {
  unit: string
  bars: readonly ChartBar[]
  locale: string
  /** Id of the control result; null for none. */
  value: number | null
  onChange: (resultado: number | null) => void
}

/** Select of the control result of a chart. Labels of results with equal descriptions contain their values. */
export const TestigoSelect = ({ unit, bars, locale, value, onChange }: TestigoSelectProps) => {
  const texts = bars.map(bar => labelOfBar(bar, locale).text)
  const isRepeated = (text: string) => texts.indexOf(text) !== texts.lastIndexOf(text)
  return (
    <label className={styles.control}>
      <span className="phone-hidden">
        Testigo<span className="visually-hidden"> de {unit}</span>
      </span>
      <span className={styles.select}>
        <select
          className={classes(fieldLook('input'), value === null && styles.none)}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
        >
          <option value="">Sin testigo</option>
          {bars.map(bar => {
            const { text, locale: written } = labelOfBar(bar, locale)
            return (
              <option key={bar.id} value={bar.id} lang={written && languageTag(written)}>
                {isRepeated(text) ? `${text} (${valorText(bar.valor)})` : text}
              </option>
            )
          })}
        </select>
        <Icon name="chevron-down" />
      </span>
    </label>
  )
}
