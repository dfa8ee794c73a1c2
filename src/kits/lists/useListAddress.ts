import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { queryOf, viewIn } from '@/kits/lists/model/address'
import type { Filter } from '@/kits/lists/model/filters'
import type { TableView } from '@/shared/tableView'
import type { StoredList } from '@/kits/lists/list'

interface List {
  columns: StoredList['columns']
  filters: readonly Pick<Filter, 'key'>[]
  view: TableView
  onViewChange: (view: TableView) => void
}

/**
 * Replaces the URL without a navigation of the router. Browsers throttle `replaceState`; the next call corrects a dropped one.
 */
const writeAddress = (path: string, query: string): void => {
  // Skipped during a navigation to a page whose code is still loading: the address is that page's already.
  if (location.pathname !== path || location.search === query) return
  try {
    history.replaceState(history.state, '', path + query + location.hash)
  } catch {
    // Ignored: the view is remembered without the address.
  }
}

/**
 * Synchronises a list with its address. An address that describes a view sets it; changes of the view replace the address, without a new
 * history entry [LS-02].
 * @returns true while the list does not show the view of its address yet
 */
export const useListAddress = ({ columns, filters, view, onViewChange }: List): boolean => {
  const { key, pathname, search } = useLocation()
  const [followed, setFollowed] = useState('')
  const query = queryOf(view, columns)
  const isFollowed = search === '' || followed === key || search === query
  useEffect(() => {
    if (followed === key) {
      writeAddress(pathname, query)
      return
    }
    const addressView = isFollowed ? null : viewIn(search, { columns, filters })
    setFollowed(key)
    // An address equal to the remembered view keeps the scroll position.
    if (addressView && queryOf(addressView, columns) !== query) onViewChange(addressView)
    else writeAddress(pathname, query)
  }, [key, pathname, search, query, followed, isFollowed, filters, columns, onViewChange])
  return !isFollowed
}
