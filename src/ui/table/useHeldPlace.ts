import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { GridHandle } from '@/ui/grid/useGrid'
import type { Table } from '@/ui/table/useTable'

interface Held {
  /** Row that Tab reaches. */
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

/** Places by which a row has moved. A row that has gone gives its place to the next one that is still there. */
const movedBy = (before: Shown, places: ReturnType<typeof placesOf>, index: number): number => {
  for (let from = index; from < before.order.length; from += 1) {
    const to = places.get(before.rows?.[before.order[from] ?? -1]?.id)
    if (to !== undefined) return to - index
  }
  return 0
}

/**
 * Holds the active row, and the rows in sight, in their places while rows come, change or go around them [SY-02]. At the top of the list nothing scrolls.
 * `note` is called when the table has scrolled; `shift` gives the places by which rows have moved in all: an element whose key counts them shows the same
 * record as before, and keeps the focus.
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
