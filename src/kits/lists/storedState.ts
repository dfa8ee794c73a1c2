import type { ListState, Views } from '@/store/memory/views'
import { initialView, type TableView } from '@/shared/tableView'
import type { StoredList } from '@/kits/lists/list'
import { sortable } from '@/ui/table/types'

/** Key of a stored column: stored by key, or by position in version 0.4.9. No key begins with a digit, so both stay readable. */
const keyOf = ({ storedOrder }: StoredList, stored: string | number): string => storedOrder[parseInt(String(stored), 10)] ?? String(stored)

/** Stored view with column keys. Columns that no longer exist are left out; when none remains, all show. */
const standOf = <S extends ListState>(list: StoredList, { sort, columns, ...stand }: S) => {
  const keys = columns?.map(each => keyOf(list, each)).filter(key => list.columns.some(column => column.key === key))
  return { ...stand, sort: { ...sort, column: keyOf(list, sort.column) }, columns: keys?.length ? keys : null }
}

/** Remembered view of a list, with column keys [TB-03, TB-05, LS-03]. */
export const readView = (list: StoredList, stored: TableView): TableView =>
  sortable(stored === initialView && list.start ? { ...stored, sort: list.start } : standOf(list, stored), list.columns)

/** Saved views of a list, with column keys [LS-04]. */
export const readViews = (list: StoredList, { kept, used }: Views): Views => ({
  used,
  kept: kept.map(each => ({ ...each, stand: standOf(list, each.stand) })),
})
