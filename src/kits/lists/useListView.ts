import { useCallback, useMemo } from 'react'
import type { TableView } from '@/shared/tableView'
import type { StoredList } from '@/kits/lists/list'
import { readView } from '@/kits/lists/storedState'
import { selectTableView, tableViewed } from '@/store/memory/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

/** Remembered view of a table, and the callback that remembers a change [TB-03, TB-05]. */
export const useTableView = (table: string) => {
  const dispatch = useAppDispatch()
  const view = useAppSelector(selectTableView, table)
  const onViewChange = useCallback((changed: TableView) => void dispatch(tableViewed({ table, view: changed })), [dispatch, table])
  return { view, onViewChange }
}

/** Remembered view of a list, read with its columns, and the callback that remembers a change. `list` must be stable. */
export const useListView = (list: StoredList) => {
  const { view: stored, onViewChange } = useTableView(list.storage)
  const view = useMemo(() => readView(list, stored), [list, stored])
  return { view, onViewChange }
}
