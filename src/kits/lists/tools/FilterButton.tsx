import { useRef } from 'react'
import { NONE, type Filter, type Offered } from '@/kits/lists/model/filters'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/buttons/Icon'
import { useLazyPart } from '@/ui/lazyPart'
import { panelsPart } from '@/kits/lists/tools/panelsPart'
import styles from '@/kits/lists/tools/ListLine.module.css'

interface FilterButtonProps {
  filter: Filter
  chosen: readonly string[]
  isOpen: boolean
  /** What there is to choose; null while it is closed, and as long as it is not known. */
  offered: readonly Offered[] | null
  /** How many rows are left. */
  left: number
  isDisabled: boolean
  /** A pointer or the focus has come near: it is likely to be opened. */
  onNear: () => void
  onOpenChange: (isOpen: boolean) => void
  onChoose: (values: readonly string[]) => void
}

const nameIn = ({ nameOf, none }: Filter, value: string): string => (value === NONE ? none : nameOf(value))

/** A quiet button; with a value it is the chip that says so, and takes it back. */
export const FilterButton = (props: FilterButtonProps) => {
  const { filter, chosen, isOpen, offered, left, isDisabled, onNear, onOpenChange, onChoose } = props
  const panels = useLazyPart(isOpen ? panelsPart : null)
  const button = useRef<HTMLButtonElement>(null)
  const [first] = chosen
  const clear = () => onChoose([])
  const prepare = () => {
    panelsPart.expect()
    onNear()
  }
  return (
    <div className={classes(styles.filter, first !== undefined && styles.on)} data-focus-home="button">
      <button
        type="button"
        ref={button}
        className={styles.open}
        disabled={isDisabled}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => onOpenChange(!isOpen)}
        onKeyDown={event => {
          if (event.key === 'ArrowDown') {
            event.preventDefault()
            onOpenChange(true)
          }
          if (event.key === 'Delete' && first !== undefined) clear()
        }}
      >
        {first === undefined ? (
          <>
            {filter.title}
            <Icon name="chevron-down" />
          </>
        ) : (
          <>
            <span>{filter.title}:</span>
            <span className={styles.value} title={nameIn(filter, first)}>
              {nameIn(filter, first)}
            </span>
            {chosen.length > 1 && <span className={styles.more}>+{chosen.length - 1}</span>}
          </>
        )}
      </button>
      {first !== undefined && (
        <button type="button" className={styles.clear} aria-label={`Quitar el filtro ${filter.title}`} title="Quitar" onClick={clear}>
          <Icon name="x" />
        </button>
      )}
      {panels && (
        <panels.FilterValues
          button={button}
          filter={filter}
          chosen={chosen}
          offered={offered}
          left={left}
          onChoose={onChoose}
          onClose={() => onOpenChange(false)}
        />
      )}
    </div>
  )
}
