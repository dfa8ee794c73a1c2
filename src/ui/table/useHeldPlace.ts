import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { GridHandle } from '@/ui/grid/useGrid'
import type { RowChanges } from '@/ui/table/types'
import { rowAt, type DeletedRow } from '@/ui/table/useHeldOrder'
import type { Table } from '@/ui/table/useTable'

interface Grid {
  changes: RowChanges
  /** Tab stop, as an index among the rows displayed before the change. */
  chosen: number
  setActive: (index: number) => void
  scroller: RefObject<HTMLElement | null>
  handle: RefObject<GridHandle | null>
  /** True if a row had the focus before the change. */
  hasFocus: RefObject<boolean>
  onGone: ((gone: DeletedRow) => void) | undefined
}

type ShownRows = Pick<Table, 'rows' | 'order' | 'shown' | 'gone' | 'held'>

interface Place extends ShownRows {
  first: number
  start: number
}

const NONE: Table['held'] = new Set()

const placesOf = (table: ShownRows) => new Map(Array.from(table.shown, (_row, at) => [rowAt(table, at)?.id, at]))

/** Number of places by which a row has moved. For a row that was removed, or moves on its own, the next remaining row counts. */
const movedBy = (before: ShownRows, places: ReturnType<typeof placesOf>, index: number, moving = NONE): number => {
  for (let from = index; from < before.shown.length; from += 1) {
    const id = rowAt(before, from)?.id
    const to = places.get(id)
    if (id !== undefined && to !== undefined && !moving.has(id)) return to - index
  }
  return 0
}

/** True if other users have changed the displayed rows or their order; a sort, search or filter of this user does not count. */
const isOther = (before: ShownRows, now: ShownRows): boolean =>
  before.rows !== now.rows || before.gone !== now.gone || (before.held.size > 0 && before.held !== now.held)

/**
 * Keeps the active row and the visible rows in their places while rows are added, changed or removed around them [SY-02]. At the top of the
 * list, scrolling is not adjusted. Call `note` after each scroll. `shift` is the total number of places by which rows have moved: an
 * element with `index - shift` as its key shows its former record and keeps the focus. `onGone` receives a focused row that another user
 * has deleted.
 */
export const useHeldPlace = (table: Table, { changes, chosen, setActive, scroller, handle, hasFocus, onGone }: Grid) => {
  const { rows, order, shown, gone, held } = table
  const [shift, setShift] = useState(0)
  const place = useRef<Place>({ rows, order, shown, gone, held, first: 0, start: 0 })
  const note = () => {
    const { current: grid } = handle
    const first = grid?.firstInSight(scroller.current?.scrollTop ?? 0) ?? 0
    place.current = { rows, order, shown, gone, held, first, start: grid?.startOf(first) ?? 0 }
  }
  useLayoutEffect(() => {
    const before = place.current
    const { current: element } = scroller
    const hasCome = gone !== null && gone !== before.gone
    if (isOther(before, table) && before.rows !== null && rows !== null && before.shown.length > 0) {
      const places = placesOf(table)
      const active = Math.min(chosen, before.shown.length - 1)
      const stays = hasCome && rowAt(table, chosen) === gone
      const moved = stays ? 0 : movedBy(before, places, active)
      if (moved !== 0) {
        setActive(active + moved)
        setShift(shift + moved)
      }
      const start = handle.current?.startOf(before.first + movedBy(before, places, before.first, before.held))
      if (element && start !== undefined && element.scrollTop > 0 && start !== before.start) element.scrollTop += start - before.start
      const row = rowAt(before, active)
      if (row && hasFocus.current && changes[row.id] === 'Eliminado' && !places.has(row.id)) onGone?.({ row, at: active + moved })
    }
    // Restores the focus, which was lost with the last row of the list or with a button in the row.
    const line = hasCome && element?.querySelector(`[data-index="${chosen}"]`)
    if (line && !line.contains(document.activeElement)) handle.current?.focusRow(chosen)
    note()
  })
  return { shift, note }
}
