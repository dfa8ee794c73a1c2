import styles from '@/ui/grid/Spacer.module.css'

/** Row as high as the unmounted rows that it replaces. */
export const Spacer = ({ height, columns }: { height: number; columns?: number }) => (
  <tr className={styles.spacer} aria-hidden="true">
    <td colSpan={columns} style={{ height }} />
  </tr>
)
