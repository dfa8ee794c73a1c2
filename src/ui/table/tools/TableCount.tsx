import type { ReactNode } from 'react'
import type { Table } from '@/ui/table/useTable'
import styles from '@/ui/table/tools/TableCount.module.css'

export const elements = (count: number): string => (count === 1 ? '1 elemento' : `${count} elementos`)

/** Number of rows beside a title, said again whenever it changes. */
export const Count = ({ children }: { children: ReactNode }) => (
  <span className={styles.count} role="status">
    {children}
  </span>
)

/** "512 elementos", and "3 de 512 elementos" while a search or a filter is on [TB-10]. */
export const TableCount = ({ table: { rows, order, narrowed } }: { table: Table }) => (
  <Count>{rows === null ? 'Cargando ...' : narrowed ? `${order.length} de ${elements(rows.length)}` : elements(rows.length)}</Count>
)
