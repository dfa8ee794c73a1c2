import type { RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { FilterList, type FilterListProps } from '@/lists/tools/FilterList'
import { elements } from '@/lists/tools/tools'
import popover from '@/ui/choices/Popover.module.css'
import { classes } from '@/ui/classes'
import styles from '@/lists/tools/ListLine.module.css'

interface FilterValuesProps extends FilterListProps {
  /** It hangs below this one, which has the focus back afterwards. */
  button: RefObject<HTMLButtonElement | null>
  /** How many rows are left. */
  left: number
  onClose: () => void
}

/** The values of one filter below its button. */
export const FilterValues = ({ button, left, onClose, ...list }: FilterValuesProps) => {
  const chosen = list.chosen.length
  return (
    <Popover
      className={classes(popover.popover, styles.facet)}
      triggerRef={button}
      isOpen
      onOpenChange={onClose}
      placement="bottom start"
      offset={4}
    >
      <Dialog className={styles.dialog ?? ''} aria-label={list.filter.title}>
        <FilterList {...list} takesFocus />
        <div className={styles.foot}>
          <span role="status">
            {chosen > 0 && `${chosen} ${list.filter.feminine ? 'elegida' : 'elegido'}${chosen === 1 ? '' : 's'}, `}
            {elements(left)}
          </span>
          {chosen > 0 && (
            <button type="button" className={styles.quit} onClick={() => list.onChoose([])}>
              Quitar
            </button>
          )}
        </div>
      </Dialog>
    </Popover>
  )
}
