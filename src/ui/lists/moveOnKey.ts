import type { KeyboardEvent } from 'react'
import type { Move } from '@/shared/ordering'

/** Handles Alt with an arrow, which moves the focused item [CD-04]. */
export const moveOnKey = (index: number, isLast: boolean, onMove: (by: Move) => void) => (event: KeyboardEvent) => {
  if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
  event.preventDefault()
  if (event.key === 'ArrowUp' && index > 0) onMove(-1)
  if (event.key === 'ArrowDown' && !isLast) onMove(1)
}
