import { shortcutActionOf } from '@/app/shortcuts/shortcutActionOf'
import { save } from '@/app/shortcuts/save'
import type { ShortcutAction } from '@/app/shortcuts/shortcutList'
import { isOverlaid, QUESTION } from '@/app/shortcuts/keyContext'
import { SHEET_ID } from '@/ui/frame/sheet'

/** Overlay opened by a key. */
export type Overlay = Extract<ShortcutAction, 'goto' | 'shortcuts'>

/** Focuses and selects the search field of the page's list. */
const search = (): void => {
  const box = document.querySelector<HTMLInputElement>(`#${SHEET_ID} input[aria-keyshortcuts="/"]`)
  box?.focus()
  box?.select()
}

/** Carries out the action of a key. A question blocks all actions, a dialog the single-character ones. */
export const handleShortcut = (event: KeyboardEvent, open: (what: Overlay) => void): void => {
  const action = shortcutActionOf(event)
  if (action === null) return
  const isCharacter = action === 'search' || action === 'shortcuts'
  if (isCharacter && isOverlaid()) return
  // Prevents the browser's own "save page".
  event.preventDefault()
  if (event.repeat || document.querySelector(QUESTION)) return
  if (action === 'save') save()
  else if (action === 'search') search()
  else open(action)
}
