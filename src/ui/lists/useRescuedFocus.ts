import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * When `present` shrinks, what had the focus may have gone with it (a removed line, a save button that has done its work): the
 * returned element, which needs a `tabIndex`, takes it then, so that Tab goes on from there.
 */
export const useRescuedFocus = <Element extends HTMLElement>(present: number): RefObject<Element | null> => {
  const element = useRef<Element>(null)
  const before = useRef(present)
  useLayoutEffect(() => {
    const shrunk = present < before.current
    before.current = present
    if (shrunk && document.activeElement === document.body) element.current?.focus({ preventScroll: true })
  }, [present])
  return element
}
