import type { ReactNode } from 'react'
import type { Crumb } from '@/ui/page/Breadcrumbs'
import { Page, PageHeader } from '@/ui/page/Page'
import { Skeleton } from '@/ui/page/Skeleton'
import styles from '@/ui/page/LoadingPage.module.css'

interface LoadingPageProps {
  title: string
  breadcrumbs: readonly Crumb[]
  width: 'measure' | 'wide'
  actions?: ReactNode
}

const WIDTHS = [38, 72, 55, 90, 44, 66]

/** Placeholder of a long form or a detail page while its record loads. */
export const LoadingPage = ({ title, breadcrumbs, width, actions }: LoadingPageProps) => (
  <Page width={width}>
    <PageHeader
      title={title}
      breadcrumbs={breadcrumbs}
      sticky
      actions={actions}
      count={
        <span className={styles.status} role="status">
          Cargando ...
        </span>
      }
    />
    <div className={styles.lines}>
      {WIDTHS.map(percent => (
        <Skeleton key={percent} width={percent} />
      ))}
    </div>
  </Page>
)
