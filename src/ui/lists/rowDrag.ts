import type { Move } from '@/shared/ordering'
import { sheet } from '@/ui/frame/sheet'

/** Height in pixels of the strips at the top and the bottom of the sheet in which the pointer scrolls the sheet. */
const EDGE = 72
/** Maximum scroll a frame, in pixels. */
const FASTEST = 16

export interface RowDrag {
  /** Moves the drag to a height of the pointer in the window, in pixels. */
  moveTo: (y: number) => void
  /** Ends the drag. @returns number of places to move the row; 0 for a drop at its own place */
  end: () => Move
}

const middleOf = (row: Element): number => {
  const { top, bottom } = row.getBoundingClientRect()
  return (top + bottom) / 2
}

interface DragMarks {
  /** Called with the target place: pixels from the top of the positioned ancestor of the handle; null for the row's own place. */
  onGap: (top: number | null) => void
  /** Called when rows are added, removed or moved during the drag, which makes the places of the press wrong. */
  onRowsChanged: () => void
}

/**
 * Drag of the row (`li` or `tr`) of a handle among its siblings, from the press on the handle to the drop. Near the top or the bottom of
 * the sheet it scrolls while rows are out of view there, but only after the pointer has moved in that direction [CO-01, TR-08, CD-04].
 *
 * @param pressedAt height of the pointer in the window, in pixels
 */
export const dragRow = (handle: HTMLElement, pressedAt: number, { onGap, onRowsChanged }: DragMarks): RowDrag => {
  const row = handle.closest('li, tr') ?? handle
  const rows = [...(row.parentElement?.children ?? [])]
  const index = rows.indexOf(row)
  const main = sheet()
  let y = pressedAt
  let to = index
  let gap: number | null = null

  const find = () => {
    to = rows.filter(other => other !== row && middleOf(other) < y).length
    const place = rows[to]?.getBoundingClientRect()
    const origin = (handle.offsetParent ?? row).getBoundingClientRect().top
    const found = to === index || !place ? null : (to < index ? place.top : place.bottom) - origin
    if (found !== gap) onGap(found)
    gap = found
  }
  const scroll = () => {
    const first = rows[0]?.getBoundingClientRect()
    const last = rows.at(-1)?.getBoundingClientRect()
    if (!main || !first || !last) return
    const { top, bottom } = main.getBoundingClientRect()
    const above = y < pressedAt && first.top < top + EDGE ? top + EDGE - y : 0
    const below = y > pressedAt && last.bottom > bottom - EDGE ? y - (bottom - EDGE) : 0
    const way = Math.max(below, 0) - Math.max(above, 0)
    if (way !== 0) main.scrollBy({ top: Math.sign(way) * Math.min(Math.ceil(Math.abs(way) / 4), FASTEST), behavior: 'instant' })
  }
  // Runs each frame: a wheel scrolls the rows under a resting pointer.
  const follow = () => {
    scroll()
    find()
    frame = requestAnimationFrame(follow)
  }
  let frame = requestAnimationFrame(follow)
  const changes = new MutationObserver(onRowsChanged)
  if (row.parentElement) changes.observe(row.parentElement, { childList: true })
  return {
    moveTo: moved => {
      y = moved
      find()
    },
    end: () => {
      cancelAnimationFrame(frame)
      // Changes that the observer has not reported yet.
      if (changes.takeRecords().length > 0) to = index
      changes.disconnect()
      return to - index
    },
  }
}
