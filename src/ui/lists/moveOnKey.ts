import type { KeyboardEvent } from 'react'
import { canGo, type Move } from '@/shared/ordering'

/**
 * Handles Alt with an arrow, which moves the item with the focus [CD-04, CO-01, TR-08]. The handler captures the key in the element of the
 * item, before its controls: a menu button would open its menu.
 */
export const moveOnKey = (index: number, isLast: boolean, onMove: (by: Move) => void) => (event: KeyboardEvent) => {
  // Keys in an opened menu pass here too, through React's tree.
  if (event.target instanceof Node && !event.currentTarget.contains(event.target)) return
  if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
  event.preventDefault()
  const by = event.key === 'ArrowUp' ? -1 : 1
  if (canGo(index, isLast, by)) onMove(by)
}
