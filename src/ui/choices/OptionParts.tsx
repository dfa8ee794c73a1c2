import type { ReactNode } from 'react'
import styles from '@/ui/choices/Popover.module.css'

/** Text of an option or of a menu entry. */
export const OptionText = ({ children }: { children: ReactNode }) => <span className={styles.text}>{children}</span>

/** Grey words behind the text; `rows` is a number for styles. */
export const OptionDetail = ({ children, rows }: { children: ReactNode; rows?: number }) => (
  <span className={styles.detail} data-rows={rows}>
    {children}
  </span>
)

/** Heading above the options. */
export const OptionHeading = ({ children }: { children: ReactNode }) => <p className={styles.heading}>{children}</p>
