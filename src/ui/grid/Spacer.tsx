import styles from '@/ui/grid/Grid.module.css'

/** Stands for rows that are out of sight: as high as they are. */
export const Spacer = ({ height, columns }: { height: number; columns?: number }) => (
  <tr className={styles.spacer} aria-hidden="true">
    <td colSpan={columns} style={{ height }} />
  </tr>
)
