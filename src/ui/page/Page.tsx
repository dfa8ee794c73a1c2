import type { ReactNode } from 'react'
import { classes } from '@/ui/classes'
import styles from '@/ui/page/Page.module.css'

interface PageProps {
  /** `measure`: forms; `wide`: long forms and reports; `list`: a table that fills the sheet. */
  width?: 'measure' | 'wide' | 'list'
  /** A list with much above its table: on a phone the whole page scrolls. */
  flows?: boolean
  children: ReactNode
}

/** What stands on the sheet. */
export const Page = ({ width, flows, children }: PageProps) => (
  <div className={classes(styles.page, width && styles[width], flows && styles.flows)}>{children}</div>
)
