import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from '@/kits/history/views/RecordTool.module.css'

/** Button of a record's tool; `aria-expanded` or `aria-pressed` marks it as open. */
export const ToolButton = (button: Omit<ComponentProps<'button'>, 'type' | 'className'>) => (
  <button type="button" {...button} className={styles.tool} />
)

/** Tool of a record that leads to another page. */
export const ToolLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link className={styles.tool} to={to}>
    {children}
  </Link>
)

/** Label part that is hidden on phones. */
export const ToolRest = ({ children }: { children: ReactNode }) => <span className={styles.rest}>{children}</span>
