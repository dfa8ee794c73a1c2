import { PagePager, type PagedPages } from '@/kits/forms/pager/PagePager'
import type { Crumb } from '@/ui/page/Breadcrumbs'
import { LoadingPage } from '@/ui/page/LoadingPage'

interface LoadingRecordProps<R extends { id: number }> {
  pages: PagedPages<R>
  id: number
  title: string
  width: 'measure' | 'wide'
  /** Breadcrumbs before the page's own. */
  parents: readonly Crumb[]
}

/** Placeholder of a record's page, with its pager, while the record loads. */
export const LoadingRecord = <R extends { id: number }>({ pages, id, title, width, parents }: LoadingRecordProps<R>) => (
  <LoadingPage
    title={title}
    width={width}
    breadcrumbs={[...parents, { label: title }]}
    actions={<PagePager pages={pages} id={id} isLoading />}
  />
)
