import { useId } from 'react'
import field from '@/ui/fields/Field.module.css'
import { classes } from '@/ui/classes'
import { filteredBy, type TableView } from '@/domain/table/view'
import styles from '@/features/historial/actividad/DayRange.module.css'

export interface RangeProps {
  view: TableView
  onViewChange: (view: TableView) => void
}

const ENDS = [
  { key: 'desde', label: 'Desde' },
  { key: 'hasta', label: 'Hasta' },
] as const

/** The first and the last day of what is asked for; either may be open. */
export const DayRange = ({ view, onViewChange }: RangeProps) => {
  const id = useId()
  return (
    <div className={styles.range}>
      {ENDS.map(({ key, label }) => (
        <div key={key} className={styles.end}>
          <label htmlFor={`${id}-${key}`}>{label}</label>
          <div className={classes(field.group, field.small)}>
            <input
              id={`${id}-${key}`}
              className={field.input}
              type="date"
              value={view.filters[key]?.[0] ?? ''}
              onChange={({ target: { value } }) => onViewChange(filteredBy(view, key, value === '' ? [] : [value]))}
            />
          </div>
        </div>
      ))}
    </div>
  )
}

export const withoutRange = (view: TableView): TableView => filteredBy(filteredBy(view, 'desde', []), 'hasta', [])

/** "2026-11-01 a 2026-11-22", "desde 2026-11-01"; '' where both ends are open. */
export const rangeInWords = ({ filters }: TableView): string => {
  const [from, to] = [filters['desde']?.[0], filters['hasta']?.[0]]
  if (from && to) return from === to ? from : `${from} a ${to}`
  return from ? `desde ${from}` : to ? `hasta ${to}` : ''
}
