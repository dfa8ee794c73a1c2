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
 * A list and its address say the same: who comes by an address that says something of the list gets that, and what is changed goes into it,
 * without an entry of its own in the history [LS-02].
 * @returns whether the list is not yet what its address says
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
    // Where it says what is remembered anyway, the list stays where it was scrolled to.
    if (asked && queryOf(asked, columns) !== query) onViewChange(asked)
    else writeAddress(pathname, query)
  }, [key, pathname, search, query, followed, isFollowed, filters, columns, onViewChange])
  return !isFollowed
}
