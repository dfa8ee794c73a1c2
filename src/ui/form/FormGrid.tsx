import type { ReactNode } from 'react'
import { classes } from '@/ui/classes'
import styles from '@/ui/form/FormGrid.module.css'

/** Twelve columns for the fields of a long form. A field takes the whole width unless it stands in a `Column`. */
export const FormGrid = ({ children }: { children: ReactNode }) => <div className={styles.grid}>{children}</div>

interface ColumnProps {
  /** How many of the twelve columns of a `FormGrid` or a `FormBox` it takes. */
  span: number
  /** The same on a phone, where short fields stand in pairs. */
  phoneSpan?: number
  children: ReactNode
}

export const Column = ({ span, phoneSpan = 12, children }: ColumnProps) => (
  <div className={classes(styles.column, span === 3 && styles.quarter)} style={{ '--span': span, '--phone-span': phoneSpan }}>
    {children}
  </div>
)
