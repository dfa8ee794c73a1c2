import type { Selecting } from '@/ui/table/selection/selecting'
import { classes } from '@/ui/classes'
import styles from '@/ui/table/selection/SelectBox.module.css'

interface SelectAllBoxProps {
  /** null until the selection's code is loaded. */
  selecting: Selecting | null
  count: number
}

/** Check box that selects all displayed rows. It precedes the table, whose check boxes show by its state (CSS). */
export const SelectAllBox = ({ selecting, count }: SelectAllBoxProps) => {
  const chosen = selecting?.selected.size ?? 0
  const isAll = chosen > 0 && chosen === count
  return (
    <div className={classes(styles.all, selecting?.isOn && styles.selecting)}>
      <input
        className={styles.box}
        type="checkbox"
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
