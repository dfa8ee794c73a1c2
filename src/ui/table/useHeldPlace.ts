import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { GridHandle } from '@/ui/grid/useGrid'
import type { RowChanges } from '@/ui/table/types'
import { rowAt, type Gone } from '@/ui/table/useHeldOrder'
import type { Table } from '@/ui/table/useTable'

interface Grid {
  changes: RowChanges
  /** Row that Tab reaches, among those that were shown before rows came or went. */
  chosen: number
  setActive: (index: number) => void
  scroller: RefObject<HTMLElement | null>
  handle: RefObject<GridHandle | null>
  /** Whether the focus is in a row, as it was before rows came or went. */
  hasFocus: RefObject<boolean>
  onGone: ((gone: Gone) => void) | undefined
}

type Shown = Pick<Table, 'rows' | 'order' | 'shown' | 'gone' | 'held'>

interface Place extends Shown {
  first: number
  start: number
}

const NONE: Table['held'] = new Set()

const placesOf = (table: Shown) => new Map(Array.from(table.shown, (_row, at) => [rowAt(table, at)?.id, at]))

/** Places by which a row has moved. A row that has gone, or moves on its own, gives its place to the next one that is still there. */
const movedBy = (before: Shown, places: ReturnType<typeof placesOf>, index: number, moving = NONE): number => {
  for (let from = index; from < before.shown.length; from += 1) {
    const id = rowAt(before, from)?.id
    const to = places.get(id)
    if (id !== undefined && to !== undefined && !moving.has(id)) return to - index
  }
  return 0
}

/** Whether others have changed which rows show, or where; a sort, search or filter of the user is none of that. */
const isOther = (before: Shown, now: Shown): boolean =>
  before.rows !== now.rows || before.gone !== now.gone || (before.held.size > 0 && before.held !== now.held)

/**
 * Holds the active row, and the rows in sight, in their places while rows come, change or go around them [SY-02]. At the top of the list nothing scrolls.
 * `note` is called when the table has scrolled; `shift` gives the places by which rows have moved in all: an element whose key counts them shows the same
 * record as before, and keeps the focus. `onGone` is told of the row with the focus that somebody has deleted.
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
    // The last row of all, or a button in the row, went with the focus.
    const line = hasCome && element?.querySelector(`[data-index="${chosen}"]`)
    if (line && !line.contains(document.activeElement)) handle.current?.focusRow(chosen)
    note()
  })
  return { shift, note }
}
