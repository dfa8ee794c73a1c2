import { useEffect, useRef } from 'react'
import { SHEET_ID } from '@/ui/frame/sheet'

const FIELD = 'form :is(input, select, textarea):enabled'

/**
 * While `away`, the sheet has lost the focus to a save and to what was `asked` about it: afterwards the focus is where it was on the
 * sheet, or in the first field where that is gone. A save that asked nothing gives it back itself.
 */
export const useFocusAfter = (away: boolean, asked: boolean): void => {
  const last = useRef<Element | null>(null)
  const wasAsked = useRef(false)

  useEffect(() => {
    const remember = () => {
      const focused = document.activeElement
      const sheet = document.getElementById(SHEET_ID)
      // The sheet itself can be focused only to scroll it while it is saved.
      if (focused !== sheet && sheet?.contains(focused)) last.current = focused
    }
    remember()
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])

  useEffect(() => {
    if (asked) wasAsked.current = true
    if (away || !wasAsked.current) return
    wasAsked.current = false
    const sheet = document.getElementById(SHEET_ID)
    for (const element of [last.current, sheet?.querySelector(FIELD)])
      // Not from somebody who has gone on to the menu.
      if (document.activeElement === document.body && element instanceof HTMLElement) element.focus({ preventScroll: true })
  }, [away, asked])
}
