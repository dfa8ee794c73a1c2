import type { Row } from '@/ui/table/model/row'

type Id = Row['id']

/** The rows that somebody has chosen to work on at once [LS-05]. */
export interface Selection {
  ids: ReadonlySet<Id>
  /** Where a range begins and where it ends by now: the row that was chosen last, and the one that Shift has led to. */
  anchor: Id | null
  end: Id | null
}

export const NONE_SELECTED: Selection = { ids: new Set(), anchor: null, end: null }

export const toggled = ({ ids }: Selection, id: Id): Selection => {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return { ids: next, anchor: id, end: id }
}

const between = (shown: readonly Id[], one: Id | null, other: Id | null): readonly Id[] => {
  const ends = [one, other].map(end => (end === null ? -1 : shown.indexOf(end)))
  return ends.includes(-1) ? [] : shown.slice(Math.min(...ends), Math.max(...ends) + 1)
}

/** All rows from the anchor to this one, in the order shown; what Shift had reached before and does not now is given back. */
export const reached = (selection: Selection, shown: readonly Id[], to: Id): Selection => {
  const { anchor, end } = selection
  const range = between(shown, anchor, to)
  if (range.length === 0) return toggled({ ...selection, ids: new Set([...selection.ids].filter(id => id !== to)) }, to)
  const ids = new Set(selection.ids)
  for (const id of between(shown, anchor, end)) ids.delete(id)
  for (const id of range) ids.add(id)
  return { ids, anchor, end: to }
}

/** A step with Shift: goes on from where the last one led to, or begins a range where the focus is. */
export const stepped = (selection: Selection, shown: readonly Id[], from: Id, to: Id): Selection =>
  reached(selection.end === from ? selection : { ...selection, anchor: from, end: from }, shown, to)

export const allOf = (shown: readonly Id[]): Selection => ({ ids: new Set(shown), anchor: null, end: null })

/** What a filter or the search has taken away is no longer selected: nothing unseen is acted on. The same object where nothing has gone. */
export const kept = (selection: Selection, isShown: (id: Id) => boolean): Selection => {
  const { ids, anchor, end } = selection
  const left = [...ids].filter(isShown)
  if (left.length === ids.size) return selection
  const still = (id: Id | null) => (id !== null && isShown(id) ? id : null)
  return { ids: new Set(left), anchor: still(anchor), end: still(end) }
}
