import { useEffect, useRef } from 'react'
import { SHEET_ID } from '@/ui/frame/sheet'

/** Where bar or run had the focus and are gone, it is in the list again: on the row that Tab reaches. */
export const useFocusOnRow = (isShown: boolean, isAtRest: boolean): void => {
  const before = useRef({ isShown, isAtRest })
  useEffect(() => {
    const { current } = before
    const hasGone = (current.isShown && !isShown) || (!current.isAtRest && isAtRest)
    before.current = { isShown, isAtRest }
    if (!hasGone || !isAtRest) return
    // A dialog gives the focus back a frame later.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      const row = document.querySelector<HTMLElement>('[role="grid"] [data-index][tabindex="0"]')
      ;(row ?? document.getElementById(SHEET_ID))?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [isShown, isAtRest])
}
