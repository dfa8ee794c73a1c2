import type { KeyboardEvent } from 'react'
import { canGo, type Move } from '@/shared/ordering'

/** Handles Alt with an arrow, which moves the item with the focus, unless a control in it has handled the key [CD-04, CO-01, TR-08]. */
export const moveOnKey = (index: number, isLast: boolean, onMove: (by: Move) => void) => (event: KeyboardEvent) => {
  if (event.defaultPrevented || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
  event.preventDefault()
  const by = event.key === 'ArrowUp' ? -1 : 1
  if (canGo(index, isLast, by)) onMove(by)
}
