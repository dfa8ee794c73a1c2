import type { KeyboardEvent } from 'react'
import type { Selecting } from '@/ui/table/selection/selecting'

/** Keys that select without moving the focus; tells whether it was one of them. */
export const selectByKey = (selecting: Omit<Selecting, 'onKey'>, event: KeyboardEvent, from: number): boolean => {
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
