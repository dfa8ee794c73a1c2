import type { RefObject } from 'react'
import { Awaited, FilterList, type FilterListProps } from '@/kits/lists/tools/FilterList'
import { Panel } from '@/kits/lists/tools/Panel'
import { elements } from '@/ui/table/tools/TableCount'
import styles from '@/kits/lists/tools/ListLine.module.css'

interface FilterValuesProps extends Omit<FilterListProps, 'offered'> {
  offered: FilterListProps['offered'] | null
  button: RefObject<HTMLButtonElement | null>
  /** How many rows are left. */
  left: number
  onClose: () => void
}

/** The values of one filter below its button. */
export const FilterValues = ({ button, left, onClose, offered, ...list }: FilterValuesProps) => {
  const chosen = list.chosen.length
  return (
    <Panel label={list.filter.title} button={button} placement="bottom start" className={styles.facet} onClose={onClose}>
      {offered ? <FilterList {...list} offered={offered} takesFocus /> : <Awaited />}
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
    </Panel>
  )
}
