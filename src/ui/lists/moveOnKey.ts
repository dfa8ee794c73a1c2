import type { KeyboardEvent } from 'react'
import { canMove, type Move } from '@/shared/ordering'

/** Alt with an arrow moves what the focus is on [CD-04]. */
export const moveOnKey = (index: number, count: number, onMove: (by: Move) => void) => (event: KeyboardEvent) => {
  if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
  event.preventDefault()
  const by = event.key === 'ArrowUp' ? -1 : 1
  if (canMove(count, index, by)) onMove(by)
}
