import styles from '@/ui/table/selection/SelectBox.module.css'

/** Check box of a row, in the margin. The table handles its clicks. */
export const SelectBox = ({ name, isSelected }: { name: string; isSelected: boolean }) => (
  <td role="gridcell" className={styles.cell}>
    <input className={styles.box} type="checkbox" tabIndex={-1} aria-label={`Seleccionar ${name}`} checked={isSelected} readOnly />
  </td>
)
