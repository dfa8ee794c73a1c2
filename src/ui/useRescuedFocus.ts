import { useEffect, useRef, type RefObject } from 'react'
import { SHEET_ID } from '@/ui/frame/sheet'

/**
 * When `shown` shrinks, what had the focus may have gone with it (a removed line, a save button that has done its work, "Reintentar" with
 * what it says): the returned element, which needs a `tabIndex`, takes it then, so that Tab goes on from there; where that has gone too,
 * the sheet does.
 *
 * @param shown how many there are of what may have the focus; or whether it is there
 */
export const useRescuedFocus = <Element extends HTMLElement>(shown: number | boolean): RefObject<Element | null> => {
  const present = Number(shown)
  const element = useRef<Element>(null)
  const before = useRef(present)
  // A question or a menu that goes leaves the page inert until effects run: until then nothing takes the focus.
  useEffect(() => {
    const shrunk = present < before.current
    before.current = present
    if (shrunk && document.activeElement === document.body)
      (element.current ?? document.getElementById(SHEET_ID))?.focus({ preventScroll: true })
  }, [present])
  return element
}
