import { useCallback, useMemo } from 'react'
import type { TableView } from '@/shared/tableView'
import type { StoredList } from '@/kits/lists/list'
import { readView } from '@/kits/lists/storedState'
import { selectTableView, tableViewed } from '@/store/memory/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

/** Remembered view of a list, and the callback that remembers a change [TB-03, TB-05]. `list` must be stable. */
export const useListView = (list: StoredList) => {
  const dispatch = useAppDispatch()
  const stored = useAppSelector(selectTableView, list.storage)
  const view = useMemo(() => readView(list, stored), [list, stored])
  const onViewChange = useCallback(
    (changed: TableView) => void dispatch(tableViewed({ table: list.storage, view: changed })),
    [dispatch, list.storage],
  )
  return { view, onViewChange }
}
