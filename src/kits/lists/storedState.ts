import type { Stand, Views } from '@/store/memory/views'
import { initialView, type TableView } from '@/shared/tableView'
import type { StoredList } from '@/kits/lists/list'
import { sortable } from '@/ui/table/types'

/** Column that memory names: by its key, or by its position as version 0.4.9 wrote it. No key begins with a digit: both can be read for ever. */
const keyOf = ({ storedOrder }: StoredList, stored: string | number): string => storedOrder[parseInt(String(stored), 10)] ?? String(stored)

/** As it stood, by keys. Columns that have gone are left out: all show where none is left. */
const standOf = <S extends Stand>(list: StoredList, { sort, columns, ...stand }: S) => {
  const keys = columns?.map(each => keyOf(list, each)).filter(key => list.columns.some(column => column.key === key))
  return { ...stand, sort: { ...sort, column: keyOf(list, sort.column) }, columns: keys?.length ? keys : null }
}

/** View of a list as memory holds it, by the keys of its columns [TB-03, TB-05, LS-03]. */
export const readView = (list: StoredList, stored: TableView): TableView =>
  sortable(stored === initialView && list.start ? { ...stored, sort: list.start } : standOf(list, stored), list.columns)

/** The same of the views that were kept of it [LS-04]. */
export const readViews = (list: StoredList, { kept, used }: Views): Views => ({
  used,
  kept: kept.map(each => ({ ...each, stand: standOf(list, each.stand) })),
})
