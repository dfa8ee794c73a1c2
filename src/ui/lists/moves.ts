import type { KeyboardEvent } from 'react'

/** One place up or down in a list that a person orders. */
export type Move = -1 | 1

/** Which moves a place of the list allows: none above the first, none below the last. */
export const movesAt = (index: number, count: number) => ({ up: index > 0, down: index < count - 1 })

/** Alt with an arrow moves what the focus is on [CD-04]. */
export const moveOnKey = (index: number, count: number, onMove: (by: Move) => void) => (event: KeyboardEvent) => {
  if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
  event.preventDefault()
  const { up, down } = movesAt(index, count)
  if (event.key === 'ArrowUp' && up) onMove(-1)
  if (event.key === 'ArrowDown' && down) onMove(1)
}
