import { useLayoutEffect, useState } from 'react'

const ANY_DIALOG = '[role=dialog], [role=alertdialog]'

/** Where the focus was before the dialogs that follow one another. */
let before: Element | null = null

const isElsewhere = (element: Element | null) => element === null || element === document.body || element.closest(ANY_DIALOG) !== null

/**
 * A dialog that takes the place of another one finds the focus in that one, which is gone when it closes itself: the focus then goes back
 * to where it was before the first.
 */
export const useFocusGivenBack = () => {
  const [opener] = useState(() => (isElsewhere(document.activeElement) ? before : document.activeElement))
  useLayoutEffect(() => {
    before = opener
    return () =>
      void requestAnimationFrame(() => {
        if (document.querySelector(ANY_DIALOG)) return
        before = null
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus()
      })
  }, [opener])
}
