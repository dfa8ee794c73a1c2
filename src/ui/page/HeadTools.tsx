import type { ReactNode } from 'react'
import styles from '@/ui/page/Page.module.css'

interface HeadToolsProps {
  /** Buttons such as "Historial": at the end of the breadcrumbs, on phones between them and the title. */
  tools: ReactNode
  /** Panel that one of the tools opens. */
  panel?: ReactNode
  /** Pager and language selector, beside the title. */
  children: ReactNode
}

/** Actions of a `PageHeader` in two lines: tools, and the pager with the language. */
export const HeadTools = ({ tools, panel, children }: HeadToolsProps) => (
  <div className={styles.toolLines} data-record-tools>
    <div className={styles.recordTools} role="group" aria-label="Herramientas del registro">
      {tools}
    </div>
    <div className={styles.toolRow}>{children}</div>
    {panel}
  </div>
)
