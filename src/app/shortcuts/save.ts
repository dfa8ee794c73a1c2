import { ACTIONS_ID, sheet } from '@/ui/frame/sheet'

/** Selector of the button that saves all forms of a page. */
const SAVES_ALL = `#${ACTIONS_ID} button:not([type=submit])[aria-keyshortcuts~="Control+S"]`
const SAVES = 'button[type=submit], button[aria-keyshortcuts~="Control+S"]'

/** Dialog opened last, or else the page; menus do not count. */
const scope = (): Element | null => Array.from(document.querySelectorAll('section[role=dialog]')).at(-1) ?? sheet()

/**
 * Presses a save button: the one that saves all, else the focused one, else the first, which Enter in a field would press. Without changes
 * the button is absent or has no effect.
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
