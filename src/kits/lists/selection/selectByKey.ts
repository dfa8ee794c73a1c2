import type { KeyboardEvent } from 'react'
import type { TableSelection } from '@/ui/table/selection/selecting'

/** Handles keys that select without moving the focus. Returns true for such a key. */
export const selectByKey = (selecting: Omit<TableSelection, 'onKey'>, event: KeyboardEvent, from: number): boolean => {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event
  // Keys on the row itself: Space on a button of the row presses it, and a check box handles its own.
  const isOnRow = event.target instanceof HTMLTableRowElement
  if (key.toLowerCase() === 'a' && (ctrlKey || metaKey) && !altKey && !shiftKey) selecting.all()
  else if (ctrlKey || metaKey || altKey) return false
  else if (key === ' ' && isOnRow) (shiftKey ? selecting.reach : selecting.toggle)(from)
  else if (key === 'Escape' && selecting.isOn) selecting.none()
  else return false
  event.preventDefault()
  return true
}
