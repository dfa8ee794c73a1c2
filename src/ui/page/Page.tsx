import type { ReactNode } from 'react'
import { classes } from '@/ui/classes'
import styles from '@/ui/page/Page.module.css'

interface PageProps {
  /** `measure`: forms; `wide`: long forms and reports; `list`: a table that fills the sheet. */
  width?: 'measure' | 'wide' | 'list'
  /** The whole page scrolls on phones, for lists with much content above the table. */
  flows?: boolean
  children: ReactNode
}

/** Content of the sheet. */
export const Page = ({ width, flows, children }: PageProps) => (
  <div className={classes(styles.page, width && styles[width], flows && styles.flows)}>{children}</div>
)
