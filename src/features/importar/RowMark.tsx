import type { RowState } from '@/features/importar/model/types'
import styles from '@/features/importar/RowMark.module.css'

export const stateWords: Record<RowState, string> = {
  new: 'Nuevo',
  changed: 'Cambia',
  same: 'Igual',
  error: 'Error',
  repeated: 'Repetida',
}

/** State of a row: a word, and a mark with a shape for each state. */
export const RowMark = ({ state }: { state: RowState }) => (
  <span className={styles.state} data-state={state}>
    {stateWords[state]}
  </span>
)
