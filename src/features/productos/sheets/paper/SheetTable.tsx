import type { ReactNode } from 'react'
import { classes } from '@/ui/classes'
import styles from '@/features/productos/sheets/paper/SheetTable.module.css'

/** Table of a sheet; `className` adds the widths of its columns. */
export const SheetTable = ({ className, children }: { className: string | undefined; children: ReactNode }) => (
  <table className={classes(styles.table, className)}>{children}</table>
)
