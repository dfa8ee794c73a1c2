import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { ListTools } from '@/lists/listTools'
import type { Filter } from '@/domain/list/filters'
import type { TableView } from '@/domain/table/view'
import type { Column } from '@/ui/table/types'

interface List {
  columns: readonly Column[]
  filters: readonly Filter[]
  view: TableView
  onViewChange: (view: TableView) => void
}

/**
 * A list and its address say the same: who comes by an address that says something of the list gets that, and what is changed goes into it,
 * without an entry of its own in the history [LS-02].
 * @returns whether the list is not yet what its address says
 */
export const useListAddress = (tools: ListTools | null, { columns, filters, view, onViewChange }: List): boolean => {
  const { key, search } = useLocation()
  const [followed, setFollowed] = useState('')
  const isFollowed = search === '' || followed === key
  useEffect(() => {
    if (!tools) return
    const asked = isFollowed ? null : tools.viewIn(search, { columns, filters })
    if (!isFollowed) setFollowed(key)
    if (asked) onViewChange(asked)
    else tools.writeAddress(tools.queryOf(view, { columns, filters }))
  })
  return !isFollowed
}
