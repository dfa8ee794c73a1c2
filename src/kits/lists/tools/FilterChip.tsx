import { useRef, type ReactNode, type RefObject } from 'react'
import { Icon } from '@/ui/buttons/Icon'
import { classes } from '@/ui/classes'
import styles from '@/kits/lists/tools/FilterChip.module.css'

interface FilterChipProps {
  title: string
  /** Words of the first value; undefined without a choice. */
  value: string | undefined
  /** Number of further values. */
  more?: number
  isOpen: boolean
  isDisabled?: boolean
  /** Called when a pointer or the focus approaches: the filter may be opened next. */
  onNear?: () => void
  onOpenChange: (isOpen: boolean) => void
  onClear: () => void
  /** Panel below the button; nothing while the filter is closed. */
  panel: (button: RefObject<HTMLButtonElement | null>) => ReactNode
}

/** Quiet button that opens a filter; with a value it becomes a chip that shows and removes it. */
export const FilterChip = (props: FilterChipProps) => {
  const { title, value, more = 0, isOpen, isDisabled, onNear, onOpenChange, onClear, panel } = props
  const button = useRef<HTMLButtonElement>(null)
  const isOn = value !== undefined
  return (
    <div className={classes(styles.filter, isOn && styles.on)} data-focus-home="button">
      <button
        type="button"
        ref={button}
        className={styles.open}
        disabled={isDisabled}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={() => onOpenChange(!isOpen)}
        onKeyDown={event => {
          if (event.key === 'ArrowDown') {
            event.preventDefault()
            onOpenChange(true)
          }
          if (event.key === 'Delete' && isOn) onClear()
        }}
      >
        {isOn ? (
          <>
            <span>{title}:</span>
            <span className={styles.value} title={value}>
              {value}
            </span>
            {more > 0 && <span className={styles.more}>+{more}</span>}
          </>
        ) : (
          <>
            {title}
            <Icon name="chevron-down" />
          </>
        )}
      </button>
      {isOn && (
        <button type="button" className={styles.clear} aria-label={`Quitar el filtro ${title}`} title="Quitar" onClick={onClear}>
          <Icon name="x" />
        </button>
      )}
      {panel(button)}
    </div>
  )
}
