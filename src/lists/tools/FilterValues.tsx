import type { RefObject } from 'react'
import { FilterList, type FilterListProps } from '@/lists/tools/FilterList'
import { Panel } from '@/lists/tools/Panel'
import { elements } from '@/ui/table/tools/TableCount'
import styles from '@/lists/tools/ListLine.module.css'

interface FilterValuesProps extends FilterListProps {
  button: RefObject<HTMLButtonElement | null>
  /** How many rows are left. */
  left: number
  onClose: () => void
}

/** The values of one filter below its button. */
export const FilterValues = ({ button, left, onClose, ...list }: FilterValuesProps) => {
  const chosen = list.chosen.length
  return (
    <Panel
      label={list.filter.title}
      button={button}
      placement="bottom start"
      className={styles.facet}
      isChosen={chosen > 0}
      onClose={onClose}
    >
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
    </Panel>
  )
}
