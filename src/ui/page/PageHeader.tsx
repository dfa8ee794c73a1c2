import type { ReactNode } from 'react'
import { languageTag } from '@/shared/locales'
import { Breadcrumbs, type Crumb } from '@/ui/page/Breadcrumbs'
import { classes } from '@/ui/classes'
import { useDocumentTitle } from '@/ui/page/useDocumentTitle'
import styles from '@/ui/page/Page.module.css'

interface PageHeaderProps {
  title: string
  /** Locale of the title, when it is a text of a record. */
  locale?: string | undefined
  breadcrumbs: readonly Crumb[]
  /** Sticky while a long form scrolls; `data-sticky` marks it for the sheet and the content below. */
  sticky?: boolean
  /** Language selector or button of the page, at the end. */
  actions?: ReactNode
  /** Number of rows, beside the title of a list. */
  count?: ReactNode
  /** Users who have the record open, beside its title; on phones above it. */
  presence?: ReactNode
  /** Search and sort of a list; with them the head has a single line. */
  tools?: ReactNode
  /** Steps of a multi-page task, after the title; on phones in a line of their own. */
  steps?: ReactNode
}

export const PageHeader = ({ title, locale, breadcrumbs, sticky, actions, count, presence, tools, steps }: PageHeaderProps) => {
  useDocumentTitle(title)
  return (
    <div
      className={classes(styles.header, (tools != null || steps != null) && styles.headerList, sticky && styles.sticky)}
      data-sticky={sticky}
    >
      <div className={styles.heading}>
        <Breadcrumbs items={breadcrumbs} />
        <div className={styles.line}>
          <h1 className={styles.title} tabIndex={-1} lang={locale && languageTag(locale)} dir={locale === undefined ? undefined : 'auto'}>
            {title}
          </h1>
          {count}
          {presence}
        </div>
      </div>
      {steps && <div className={styles.steps}>{steps}</div>}
      {tools && (
        <div className={styles.tools} role="search" aria-label={title}>
          {tools}
        </div>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
