import { useLayoutEffect } from 'react'
import { SHEET_ID } from '@/ui/sheet'

/** While `inert`, nothing on the sheet can be reached, and the frame can. Afterwards the focus is where it was. */
export const useInertSheet = (inert: boolean): void => {
  useLayoutEffect(() => {
    if (!inert) return
    const focused = document.activeElement
    // What stands on the sheet, not the sheet: whether that is inert is the frame's business.
    const contents = [...(document.getElementById(SHEET_ID)?.children ?? [])]
    for (const element of contents) element.setAttribute('inert', '')
    return () => {
      for (const element of contents) element.removeAttribute('inert')
      // Not from somebody who has gone on to the menu.
      const lost = document.activeElement === document.body
      if (lost && focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    }
  }, [inert])
}
