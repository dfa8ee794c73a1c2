import type { TableSelection } from '@/ui/table/selection/selecting'
import { SelectInput } from '@/ui/table/selection/SelectInput'
import styles from '@/ui/table/selection/SelectAllBox.module.css'

interface SelectAllBoxProps {
  /** null until the selection's code is loaded. */
  selecting: TableSelection | null
  count: number
}

/** Check box that selects all displayed rows. */
export const SelectAllBox = ({ selecting, count }: SelectAllBoxProps) => {
  const chosen = selecting?.selected.size ?? 0
  const isAll = chosen > 0 && chosen === count
  return (
    <div className={styles.all}>
      <SelectInput
        aria-label="Todos los que cumplen"
        disabled={selecting === null || count === 0}
        checked={isAll}
        ref={box => {
          if (box) box.indeterminate = chosen > 0 && !isAll
        }}
        onChange={() => (isAll ? selecting?.none() : selecting?.all())}
      />
    </div>
  )
}
