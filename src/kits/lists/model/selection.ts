import type { Row } from '@/ui/table/model/row'
import { toggledIn } from '@/ui/toggledIn'

type Id = Row['id']

/** Selected rows of a list [LS-05]. */
export interface Selection {
  ids: ReadonlySet<Id>
  /** Ends of a range: the row selected last, and the row that Shift has reached. */
  anchor: Id | null
  end: Id | null
}

export const NONE_SELECTED: Selection = { ids: new Set(), anchor: null, end: null }

export const toggled = ({ ids }: Selection, id: Id): Selection => ({ ids: toggledIn(ids, id), anchor: id, end: id })

const between = (shown: readonly Id[], one: Id | null, other: Id | null): readonly Id[] => {
  const ends = [one, other].map(end => (end === null ? -1 : shown.indexOf(end)))
  return ends.includes(-1) ? [] : shown.slice(Math.min(...ends), Math.max(...ends) + 1)
}

/**
 * Selects all rows from the anchor to this one, in the order shown. Rows of the earlier range that are outside the new one are deselected.
 */
export const reached = (selection: Selection, shown: readonly Id[], to: Id): Selection => {
  const { anchor, end } = selection
  const range = between(shown, anchor, to)
  if (range.length === 0) return toggled({ ...selection, ids: new Set([...selection.ids].filter(id => id !== to)) }, to)
  const ids = new Set(selection.ids)
  for (const id of between(shown, anchor, end)) ids.delete(id)
  for (const id of range) ids.add(id)
  return { ids, anchor, end: to }
}

/** Step with Shift: extends the last range, or starts a range at the focus. */
export const stepped = (selection: Selection, shown: readonly Id[], from: Id, to: Id): Selection =>
  reached(selection.end === from ? selection : { ...selection, anchor: from, end: from }, shown, to)

export const allOf = (shown: readonly Id[]): Selection => ({ ids: new Set(shown), anchor: null, end: null })

/**
 * Selection without rows that a filter or the search has hidden: actions apply to visible rows only. The same object when nothing changed.
 */
export const narrowed = (selection: Selection, isShown: (id: Id) => boolean): Selection => {
  const { ids, anchor, end } = selection
  const left = [...ids].filter(isShown)
  if (left.length === ids.size) return selection
  const still = (id: Id | null) => (id !== null && isShown(id) ? id : null)
  return { ids: new Set(left), anchor: still(anchor), end: still(end) }
}
