import { useEffect, type RefObject } from 'react'

/** Buttons that open a popover, a menu or a dialog. */
const OPENER = '[aria-haspopup]'

/**
 * Lets one press close an open popover and open that of another button: the page outside an open popover is inert, so a press there only
 * closes, and the button below the pointer is pressed afterwards. The popover's own button only closes.
 */
export const useNextOpener = (isOpen: boolean, own: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    if (!isOpen) return
    const follow = ({ target, clientX, clientY }: MouseEvent) => {
      // The nearest element around the inert page takes its presses: the body, or the root where announcements beside the page stay usable.
      if (!(target instanceof Node) || target === own.current || !target.contains(own.current)) return
      const press = () => {
        const next = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>(OPENER)
        if (!next || next === own.current) return
        next.focus()
        next.click()
      }
      // The first frame returns the focus to the button of the closed popover.
      requestAnimationFrame(() => requestAnimationFrame(press))
    }
    // Capture phase of the window: React Aria closes the popover in that of the document.
    window.addEventListener('click', follow, true)
    return () => window.removeEventListener('click', follow, true)
  }, [isOpen, own])
}
