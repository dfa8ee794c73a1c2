import type { ReactNode } from 'react'
import { classes } from '@/ui/classes'
import styles from '@/ui/form/FormGrid.module.css'

/** Grid of twelve columns for long forms. A field spans the whole width unless it is in a `Column`. */
export const FormGrid = ({ children }: { children: ReactNode }) => <div className={styles.grid}>{children}</div>

interface ColumnProps {
  /** Width in columns of a `FormGrid` or a `FormBox`, from 1 to 12. */
  span: number
  /** Width on phones, where short fields are in pairs. */
  phoneSpan?: number
  children: ReactNode
}

export const Column = ({ span, phoneSpan = 12, children }: ColumnProps) => (
  <div className={classes(styles.column, span === 3 && styles.quarter)} style={{ '--span': span, '--phone-span': phoneSpan }}>
    {children}
  </div>
)
