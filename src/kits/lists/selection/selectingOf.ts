import { allOf, NONE_SELECTED, reached, stepped, toggled, type Selection } from '@/kits/lists/model/selection'
import type { Row } from '@/ui/table/model/row'
import { selectByKey } from '@/kits/lists/selection/selectByKey'
import type { TableSelection } from '@/ui/table/selection/selecting'
import type { Table } from '@/ui/table/useTable'

export interface SelectionState {
  /** Selection; null before the first one. */
  selection: Selection | null
  setSelection: (change: (selection: Selection | null) => Selection | null) => void
  /** True if check boxes were requested, on phones; a tap then selects. */
  isAskedFor: boolean
  setAskedFor: (is: boolean) => void
}

/** Ids of the visible rows in order. */
export const shownIds = ({ rows, order }: Pick<Table, 'rows' | 'order'>): Row['id'][] =>
  Array.from(order).flatMap(index => rows?.[index]?.id ?? [])

/** Applies events of the table to the selection. */
export const selectingOf = (
  table: Table,
  { selection, setSelection, isAskedFor, setAskedFor }: SelectionState,
  isPhone: boolean,
): TableSelection => {
  const { ids } = selection ?? NONE_SELECTED
  const idAt = (at: number) => table.rows?.[table.shown[at] ?? -1]?.id
  const change = (at: number, apply: (selection: Selection, id: Row['id']) => Selection) => {
    const id = idAt(at)
    if (id !== undefined) setSelection(before => apply(before ?? NONE_SELECTED, id))
  }
  const isOn = isAskedFor || ids.size > 0
  const selecting: Omit<TableSelection, 'onKey'> = {
    selected: ids,
    isOn,
    takesTaps: isOn && (isPhone || isAskedFor),
    toggle: at => change(at, toggled),
    reach: at => change(at, (before, id) => reached(before, shownIds(table), id)),
    step: (from, to) =>
      change(to, (before, id) => {
        const start = idAt(from)
        return start === undefined ? before : stepped(before, shownIds(table), start, id)
      }),
    all: () => setSelection(() => allOf(shownIds(table))),
    none: () => {
      setSelection(() => null)
      setAskedFor(false)
    },
  }
  return { ...selecting, onKey: (event, at) => selectByKey(selecting, event, at) }
}
