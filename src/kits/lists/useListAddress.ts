import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { queryOf, viewIn } from '@/kits/lists/model/address'
import type { Filter } from '@/kits/lists/model/filters'
import type { TableView } from '@/shared/tableView'
import type { StoredList } from '@/kits/lists/list'
import { writeAddress } from '@/kits/lists/writeAddress'

interface List {
  columns: StoredList['columns']
  filters: readonly Pick<Filter, 'key'>[]
  view: TableView
  onViewChange: (view: TableView) => void
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
    const asked = isFollowed ? null : viewIn(search, { columns, filters })
    setFollowed(key)
    // An address equal to the remembered view keeps the scroll position.
    if (asked && queryOf(asked, columns) !== query) onViewChange(asked)
    else writeAddress(pathname, query)
  }, [key, pathname, search, query, followed, isFollowed, filters, columns, onViewChange])
  return !isFollowed
}
