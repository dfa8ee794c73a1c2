import { useId, useState } from 'react'
import { InputFrame } from '@/ui/fields/InputFrame'
import { fieldLook } from '@/ui/fields/fieldLook'
import { classes } from '@/ui/classes'
import { filteredBy, type TableView } from '@/shared/tableView'
import { spans } from '@/features/historial/actividad/days'
import { buttonLook } from '@/ui/buttons/buttonLook'
import styles from '@/features/historial/actividad/DayRange.module.css'

export interface RangeProps {
  view: TableView
  onViewChange: (view: TableView) => void
}

const ENDS = [
  { key: 'desde', label: 'Desde' },
  { key: 'hasta', label: 'Hasta' },
] as const

const isSpan = ({ filters }: TableView, { desde, hasta }: { desde: string; hasta: string }): boolean =>
  filters['desde']?.[0] === desde && filters['hasta']?.[0] === hasta

/** First and last day of the range, either optional, with buttons for today, yesterday and the last seven days [HI-05]. */
export const DayRange = ({ view, onViewChange }: RangeProps) => {
  const id = useId()
  const [now] = useState(() => Date.now())
  return (
    <div className={styles.days}>
      <div className={styles.spans} role="group" aria-label="Días">
        {spans(now).map(span => (
          <button
            key={span.label}
            type="button"
            className={classes(buttonLook('button', 'short'), styles.span)}
            aria-pressed={isSpan(view, span)}
            onClick={() => onViewChange(filteredBy(filteredBy(view, 'desde', [span.desde]), 'hasta', [span.hasta]))}
          >
            {span.label}
          </button>
        ))}
      </div>
      <div className={styles.range}>
        {ENDS.map(({ key, label }) => (
          <div key={key} className={styles.end}>
            <label htmlFor={`${id}-${key}`}>{label}</label>
            <InputFrame small>
              <input
                id={`${id}-${key}`}
                className={fieldLook('input')}
                type="date"
                value={view.filters[key]?.[0] ?? ''}
                onChange={({ target: { value } }) => onViewChange(filteredBy(view, key, value === '' ? [] : [value]))}
              />
            </InputFrame>
          </div>
        ))}
      </div>
    </div>
  )
}

export const withoutRange = (view: TableView): TableView => filteredBy(filteredBy(view, 'desde', []), 'hasta', [])

/** Range in words: "hoy", "2026-11-01 a 2026-11-22", "desde 2026-11-01"; '' when both ends are open. */
export const rangeInWords = (view: TableView, now = Date.now()): string => {
  const { filters } = view
  const span = spans(now).find(each => isSpan(view, each))
  if (span) return span.label.toLowerCase()
  const [from, to] = [filters['desde']?.[0], filters['hasta']?.[0]]
  if (from && to) return from === to ? from : `${from} a ${to}`
  return from ? `desde ${from}` : to ? `hasta ${to}` : ''
}
