import type { KeyboardEvent, SyntheticEvent } from 'react'
import type { Row } from '@/domain/table/row'

/** What a table does for whoever keeps its selection; rows are named by their places among those shown [LS-05]. */
export interface Selecting {
  selected: ReadonlySet<Row['id']>
  /** The boxes of all rows show. */
  isOn: boolean
  /** A tap on a row selects it, in place of opening it. */
  takesTaps: boolean
  toggle: (at: number) => void
  /** The range that ends here. */
  reach: (at: number) => void
  /** A step with Shift. */
  step: (from: number, to: number) => void
  all: () => void
  none: () => void
}

export const onBox = (event: SyntheticEvent): boolean => event.target instanceof HTMLInputElement

/** Keys that select without moving the focus; tells whether it was one of them. */
export const selectByKey = (selecting: Selecting, event: KeyboardEvent, from: number): boolean => {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event
  // On a button of the row Space presses it; on its box, the box hears of it by itself.
  const isOnRow = event.target instanceof HTMLTableRowElement
  if (key.toLowerCase() === 'a' && (ctrlKey || metaKey) && !altKey && !shiftKey) selecting.all()
  else if (ctrlKey || metaKey || altKey) return false
  else if (key === ' ' && isOnRow) (shiftKey ? selecting.reach : selecting.toggle)(from)
  else if (key === 'Escape' && selecting.isOn) selecting.none()
  else return false
  event.preventDefault()
  return true
}
