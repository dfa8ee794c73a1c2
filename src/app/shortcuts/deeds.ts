import { SHEET_ID } from '@/ui/frame/sheet'

const SAVES = 'button[type=submit], button[aria-keyshortcuts~="Control+S"]'

/** The dialog over the page that opened last, or the page; a menu is none. */
const scope = (): Element | null =>
  Array.from(document.querySelectorAll('section[role=dialog]')).at(-1) ?? document.getElementById(SHEET_ID)

/**
 * Presses the button that saves what has the focus, or else the first there is: the one that Enter in a field means. Where there is nothing
 * to save there is no such button, or it does nothing.
 */
export const save = (): void => {
  const within = scope()
  if (!within) return
  let near = within.contains(document.activeElement) ? document.activeElement : within
  while (near && near !== within && !near.querySelector(SAVES)) near = near.parentElement
  near?.querySelector<HTMLButtonElement>(SAVES)?.click()
}
