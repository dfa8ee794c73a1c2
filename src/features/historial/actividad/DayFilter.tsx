import { useRef, useState } from 'react'
import { DayRange, rangeInWords, withoutRange, type RangeProps } from '@/features/historial/actividad/DayRange'
import { Panel } from '@/kits/lists/tools/Panel'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/buttons/Icon'
import styles from '@/kits/lists/tools/ListLine.module.css'

/** A filter as the others, of a first and a last day [HI-05]. */
export const DayFilter = ({ view, onViewChange }: RangeProps) => {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const range = rangeInWords(view)
  const clear = () => onViewChange(withoutRange(view))
  return (
    <div className={classes(styles.filter, range !== '' && styles.on)} data-focus-home="button">
      <button
        type="button"
        ref={button}
        className={styles.open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={event => {
          if (event.key === 'ArrowDown') {
            event.preventDefault()
            setOpen(true)
          }
          if (event.key === 'Delete' && range !== '') clear()
        }}
      >
        {range === '' ? (
          <>
            Día
            <Icon name="chevron-down" />
          </>
        ) : (
          <>
            <span>Día:</span>
            <span className={styles.value}>{range}</span>
          </>
        )}
      </button>
      {range !== '' && (
        <button type="button" className={styles.clear} aria-label="Quitar el filtro Día" title="Quitar" onClick={clear}>
          <Icon name="x" />
        </button>
      )}
      {isOpen && (
        <Panel label="Día" button={button} placement="bottom start" className={undefined} onClose={() => setOpen(false)}>
          <DayRange view={view} onViewChange={onViewChange} />
        </Panel>
      )}
    </div>
  )
}
