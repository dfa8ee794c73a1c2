import type { Stand, Views } from '@/domain/list/views'
import { initialView, type TableView } from '@/domain/table/view'
import type { StoredList } from '@/lists/list'
import { sortable } from '@/ui/table/types'

/** Column that memory names: by its key, or by its position as version 0.4.9 wrote it. No key is a number: both can be read for ever. */
const keyOf = ({ storedOrder }: StoredList, stored: string): string => (/^\d+$/.test(stored) ? (storedOrder[Number(stored)] ?? '') : stored)

/** Shown columns that there are; null, which is all of them, where none is left. */
const columnsOf = (list: StoredList, stored: readonly string[] | null): readonly string[] | null => {
  if (stored === null) return null
  const keys = stored.map(each => keyOf(list, each)).filter(key => list.columns.some(column => column.key === key))
  return keys.length > 0 ? keys : null
}

const standOf = <S extends Stand>(list: StoredList, stand: S): S => ({
  ...stand,
  sort: { ...stand.sort, column: keyOf(list, stand.sort.column) },
  columns: columnsOf(list, stand.columns),
})

/** What memory holds of a list, by the keys of its columns [TB-03, TB-05, LS-03]. */
export const readView = (list: StoredList, stored: TableView): TableView => {
  const view = stored === initialView && list.start ? { ...stored, sort: list.start } : standOf(list, stored)
  return sortable(view, list.columns)
}

/** The same of the views that were kept of it [LS-04]. */
export const readViews = (list: StoredList, { kept, used }: Views): Views => ({
  used,
  kept: kept.map(each => ({ ...each, stand: standOf(list, each.stand) })),
})
