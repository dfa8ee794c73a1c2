import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { sheet } from '@/ui/frame/sheet'
import { COARSE } from '@/ui/useMediaQuery'

/** Fields of a form marked to take the focus when its page opens. */
const FIELDS = '[data-opens-at-field] :is(input:not([type=file]), textarea):enabled'
const DIALOG = '[role=dialog], [role=alertdialog]'

/** False for touch screens, where a focused field opens a keyboard over half of the page. */
const hasKeyboard = () => !('matchMedia' in window) || !window.matchMedia(COARSE).matches

/** Name of a record that has none in its language, as of one just made from its code; otherwise the first field. */
const fieldOf = (main: HTMLElement): HTMLElement | undefined => {
  const fields = [...main.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)]
  return fields.find(({ name, value }) => name === 'nombre' && value === '') ?? fields[0]
}

const firstOf = (main: HTMLElement): HTMLElement | null => (hasKeyboard() ? fieldOf(main) : null) ?? main.querySelector('h1')

/**
 * Moves the focus after a navigation: to a field of a form, on every other page to its heading. Pages that focus a row or a field
 * themselves keep their choice, because the move is two frames late. A page whose record is still loading loses its heading when the record
 * arrives, so the sheet is watched until the first key or click. A page opened by its address moves no focus [TB-11].
 * @param firstPath path of that page: the first navigation may precede the loading of this code; null after a sign-in
 */
export const PageFocus = ({ firstPath }: { firstPath: string | null }): null => {
  const path = useLocation().pathname
  const opened = useRef(firstPath)
  useEffect(() => {
    const main = sheet()
    if (opened.current === path || !main) return
    opened.current = null
    let frame = 0
    let moved: HTMLElement | null = null
    const move = () => {
      frame = 0
      const { activeElement } = document
      // The focus keeper may have focused the new page's heading already.
      const isKept = activeElement === main || (activeElement !== moved && activeElement?.matches('h1'))
      const isPlaced = !isKept && (main.contains(activeElement) || activeElement?.closest(DIALOG))
      if (isPlaced) return
      moved = firstOf(main)
      moved?.focus({ preventScroll: true })
    }
    const moveLater = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(move)
      })
    }
    const observer = new MutationObserver(moveLater)
    // A key pressed within the two frames already belongs to the page.
    const end = () => {
      cancelAnimationFrame(frame)
      if (frame !== 0) move()
      observer.disconnect()
      window.removeEventListener('keydown', end, true)
      window.removeEventListener('pointerdown', end, true)
    }
    observer.observe(main, { childList: true, subtree: true })
    window.addEventListener('keydown', end, true)
    window.addEventListener('pointerdown', end, true)
    moveLater()
    return () => {
      cancelAnimationFrame(frame)
      frame = 0
      end()
    }
  }, [path])
  return null
}
