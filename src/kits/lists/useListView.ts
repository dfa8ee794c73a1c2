import { useCallback, useMemo } from 'react'
import { useDispatch } from 'react-redux'
import type { TableView } from '@/shared/tableView'
import type { StoredList } from '@/kits/lists/list'
import { readView } from '@/kits/lists/storedState'
import { selectTableView, tableViewed } from '@/store/memory/slice'
import { useSelect } from '@/store/useSelect'

/** Remembered view of a list, and the callback that remembers a change [TB-03, TB-05]. `list` is the same object at every render. */
export const useListView = (list: StoredList) => {
  const dispatch = useDispatch()
  const stored = useSelect(selectTableView, list.storage)
  const view = useMemo(() => readView(list, stored), [list, stored])
  const onViewChange = useCallback(
    (changed: TableView) => void dispatch(tableViewed({ table: list.storage, view: changed })),
    [dispatch, list.storage],
  )
  return { view, onViewChange }
}
