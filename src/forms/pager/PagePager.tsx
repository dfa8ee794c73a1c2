import { useLocation, useNavigate } from 'react-router-dom'
import { RecordPager, type RecordPagerProps } from '@/forms/pager/RecordPager'
import { isOutOf, outOf } from '@/store/lists/slice'

interface PagePagerProps<R extends { id: number }> extends Omit<RecordPagerProps<R>, 'onTurn'> {
  pathOf: (id: number) => string
}

/** Of records that have addresses: a page that was opened by a link has none, even of a record that the last list had. */
export const PagePager = <R extends { id: number }>({ pathOf, ...pager }: PagePagerProps<R>) => {
  const navigate = useNavigate()
  const location = useLocation()
  const { key } = pager.list
  if (!isOutOf(location.state, key)) return null
  return <RecordPager {...pager} onTurn={id => void navigate(pathOf(id), { state: outOf(key) })} />
}
