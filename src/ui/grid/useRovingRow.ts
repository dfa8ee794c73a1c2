import { useState, type KeyboardEvent } from 'react'

/** Number of rows that the page keys move by when the page size is unknown. */
const PAGE = 10

const rowAfterKey = (key: string, from: number, last: number, page: number): number | null => {
  const to = { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: last, PageDown: from + page, PageUp: from - page }[key]
  return to === undefined ? null : Math.min(Math.max(to, 0), last)
}

/**
 * Roving tab stop of a grid: Tab reaches one row, and the arrow keys, Home, End and the page keys move to the others. The grid reports the
 * focused row, and focuses the row that `follow` returns.
 */
export const useRovingRow = (count: number) => {
  const [chosen, setActive] = useState(0)
  const last = count - 1
  return {
    /** Tab stop; 0 while there are no rows. */
    active: Math.max(0, Math.min(chosen, last)),
    /** Tab stop as set; may be beyond the last row. */
    chosen,
    setActive,
    /** Handles a key: makes the row that it leads to the tab stop. @returns index of the row; null for any other key */
    follow: (event: KeyboardEvent, from: number, page = PAGE): number | null => {
      const to = rowAfterKey(event.key, from, last, page)
      if (to === null) return null
      event.preventDefault()
      setActive(to)
      return to
    },
  }
}
