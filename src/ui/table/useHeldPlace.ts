import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { GridHandle } from '@/ui/grid/useGrid'
import type { Table } from '@/ui/table/useTable'

interface Held {
  /** Tab stop among the rows. */
  active: number
  setActive: (index: number) => void
  scroller: RefObject<HTMLElement | null>
  handle: RefObject<GridHandle | null>
}

type Shown = Pick<Table, 'rows' | 'order'>

interface Place extends Shown {
  first: number
  start: number
}

const placesOf = ({ rows, order }: Shown) => new Map(Array.from(order, (row, at) => [rows?.[row]?.id, at]))

/** Number of places by which a row has moved. A removed row is replaced by the next one that still exists. */
const movedBy = (before: Shown, places: ReturnType<typeof placesOf>, index: number): number => {
  for (let from = index; from < before.order.length; from += 1) {
    const to = places.get(before.rows?.[before.order[from] ?? -1]?.id)
    if (to !== undefined) return to - index
  }
  return 0
}

/**
 * Keeps the active row and the visible rows in place while rows are added, changed or removed around them [SY-02]. At the top of the list
 * nothing scrolls. Call `note` after the table has scrolled. `shift` is the total number of places moved: an element whose key includes it
 * shows the same record as before, and keeps the focus.
 */
export const useHeldPlace = ({ rows, order }: Shown, { active, setActive, scroller, handle }: Held) => {
  const [shift, setShift] = useState(0)
  const place = useRef<Place>({ rows, order, first: 0, start: 0 })
  const note = () => {
    const { current: grid } = handle
    const first = grid?.firstInSight(scroller.current?.scrollTop ?? 0) ?? 0
    place.current = { rows, order, first, start: grid?.startOf(first) ?? 0 }
  }
  useLayoutEffect(() => {
    const before = place.current
    if (before.rows !== rows && before.rows !== null && rows !== null && before.order.length > 0) {
      const places = placesOf({ rows, order })
      const moved = movedBy(before, places, active)
      if (moved !== 0) {
        setActive(active + moved)
        setShift(shift + moved)
      }
      const start = handle.current?.startOf(before.first + movedBy(before, places, before.first))
      const { current: element } = scroller
      if (element && start !== undefined && element.scrollTop > 0 && start !== before.start) element.scrollTop += start - before.start
    }
    note()
  })
  return { shift, note }
}
