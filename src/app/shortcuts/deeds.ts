import { ACTIONS_ID, SHEET_ID } from '@/ui/frame/sheet'

/** Saves all that is changed on the page, of several forms too. */
const SAVES_ALL = `#${ACTIONS_ID} button:not([type=submit])[aria-keyshortcuts~="Control+S"]`
const SAVES = 'button[type=submit], button[aria-keyshortcuts~="Control+S"]'

/** The dialog over the page that opened last, or the page; a menu is none. */
const scope = (): Element | null =>
  Array.from(document.querySelectorAll('section[role=dialog]')).at(-1) ?? document.getElementById(SHEET_ID)

/**
 * Presses a save button: the one that saves all, or else the focused one, or else the first, which Enter in a field would press. Without
 * changes there is none, or it does nothing.
 */
export const save = (): void => {
  const within = scope()
  if (!within) return
  const all = within.querySelector<HTMLButtonElement>(SAVES_ALL)
  if (all) {
    all.click()
    return
  }
  let near = within.contains(document.activeElement) ? document.activeElement : within
  while (near && near !== within && !near.querySelector(SAVES)) near = near.parentElement
  near?.querySelector<HTMLButtonElement>(SAVES)?.click()
}
