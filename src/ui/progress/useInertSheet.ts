import { useLayoutEffect } from 'react'
import { SHEET_ID } from '@/ui/frame/sheet'

/**
 * While `inert`, nothing on the sheet can be reached but to read it, and the frame can. Afterwards the focus is where it was, or on the
 * sheet where that has gone.
 */
export const useInertSheet = (inert: boolean): void => {
  useLayoutEffect(() => {
    const sheet = document.getElementById(SHEET_ID)
    if (!inert || !sheet) return
    const focused = document.activeElement
    // What stands on the sheet, not the sheet: that scrolls on, by keyboard too, and whether it is inert is the frame's business.
    const contents = [...sheet.children]
    const { tabIndex } = sheet
    for (const element of contents) element.setAttribute('inert', '')
    sheet.tabIndex = 0
    return () => {
      for (const element of contents) element.removeAttribute('inert')
      sheet.tabIndex = tabIndex
      // Somebody who has gone on to the menu keeps the focus there.
      const lost = document.activeElement === document.body
      if (lost && focused instanceof HTMLElement) focused.focus({ preventScroll: true })
      if (document.activeElement === document.body) sheet.focus({ preventScroll: true })
    }
  }, [inert])
}
