import type { ReactNode } from 'react'
import { languageTag } from '@/shared/locales'
import { Breadcrumbs, type Crumb } from '@/ui/page/Breadcrumbs'
import { classes } from '@/ui/classes'
import { useDocumentTitle } from '@/ui/page/useDocumentTitle'
import styles from '@/ui/page/Page.module.css'

interface PageProps {
  /** `measure`: forms; `wide`: long forms and reports; `list`: a table that fills the sheet. */
  width?: 'measure' | 'wide' | 'list'
  /** The whole page scrolls on phones, for lists with much content above the table. */
  flows?: boolean
  /** Bar that stays at the end of the sheet: an `ActionBar` right after the page, or `FormActions` within it. */
  bar?: 'after' | 'within'
  children: ReactNode
}

/** Content of the sheet. */
export const Page = ({ width, flows, bar, children }: PageProps) => (
  <div
    className={classes(
      styles.page,
      width && styles[width],
      flows && styles.flows,
      bar === 'after' && styles.beforeBar,
      bar === 'within' && styles.withBar,
    )}
  >
    {children}
  </div>
)

interface PageHeaderProps {
  title: string
  /** Locale of the title, when it is a text of a record. */
  locale?: string
  breadcrumbs: readonly Crumb[]
  /** Sticky while a long form scrolls; `data-sticky` marks the head for scripts and for the element below, `data-pinned` for the sheet. */
  sticky?: boolean
  /** Language selector or button at the end of the head. */
  actions?: ReactNode
  /** The actions have a line of their own on phones. */
  wideActions?: boolean
  /** Number of rows, beside the title of a list. */
  count?: ReactNode
  /** Users who have the record open, beside its title; on phones below it. */
  presence?: ReactNode
  /** Search and sort of a list; a head with tools has a single line. */
  tools?: ReactNode
  /** Steps of a multi-page task, after the title; on phones in a line of their own. */
  steps?: ReactNode
}

/** Head of a page. */
export const PageHeader = ({
  title,
  locale,
  breadcrumbs,
  sticky,
  actions,
  wideActions,
  count,
  presence,
  tools,
  steps,
}: PageHeaderProps) => {
  useDocumentTitle(title)
  return (
    <div
      className={classes(styles.header, (tools != null || steps != null) && styles.headerList, sticky && styles.sticky)}
      data-sticky={sticky}
      data-pinned={sticky}
    >
      <div className={styles.heading}>
        <Breadcrumbs items={breadcrumbs} isSingleLine={sticky} />
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
      {actions && <div className={classes(styles.actions, wideActions && styles.wideActions)}>{actions}</div>}
    </div>
  )
}

interface HeadToolsProps {
  /** Buttons, for example "Historial": at the end of the breadcrumbs, on phones below the title. */
  tools: ReactNode
  /** Panel that one of the tools opens. */
  panel?: ReactNode
  /** Pager and language selector, beside the title. */
  children: ReactNode
}

/** Actions of a `PageHeader` in two lines: tools, and the pager with the language. */
export const HeadTools = ({ tools, panel, children }: HeadToolsProps) => (
  <div className={styles.toolLines}>
    <div className={styles.recordTools} role="group" aria-label="Herramientas del registro">
      {tools}
    </div>
    <div className={styles.toolRow}>{children}</div>
    {panel}
  </div>
)
