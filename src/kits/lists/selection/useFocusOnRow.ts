import { useEffect, useRef } from 'react'
import { hasNothingFocus, SHEET_ID } from '@/ui/frame/sheet'

const PATIENCE_MS = 3_000

/** Where bar or run had the focus and are gone, it is in the list again: on the row that Tab reaches. */
export const useFocusOnRow = (isShown: boolean, isAtRest: boolean): void => {
  const before = useRef({ isShown, isAtRest })
  useEffect(() => {
    const { current } = before
    const hasGone = (current.isShown && !isShown) || (!current.isAtRest && isAtRest)
    before.current = { isShown, isAtRest }
    if (!hasGone || !isAtRest) return
    // A dialog gives the focus back when it has closed, which a busy machine puts off, to a button that has gone meanwhile.
    const end = performance.now() + PATIENCE_MS
    let frame = requestAnimationFrame(function look() {
      if (hasNothingFocus()) {
        const row = document.querySelector<HTMLElement>('[role="grid"] [data-index][tabindex="0"]')
        ;(row ?? document.getElementById(SHEET_ID))?.focus({ preventScroll: true })
      }
      if (performance.now() < end) frame = requestAnimationFrame(look)
    })
    return () => cancelAnimationFrame(frame)
  }, [isShown, isAtRest])
}
