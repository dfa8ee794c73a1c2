import { deedOf } from '@/app/shortcuts/deedOf'
import { save } from '@/app/shortcuts/deeds'
import { search } from '@/app/shortcuts/search'
import type { Deed } from '@/app/shortcuts/shortcutList'
import { isOverlaid, QUESTION } from '@/app/shortcuts/keyContext'

/** What lies over the page. */
export type Opened = Extract<Deed, 'goto' | 'shortcuts'>

/** Does what a key asks. Under a question nothing is asked of the page, and under a dialog only what is not a character. */
export const follow = (event: KeyboardEvent, open: (what: Opened) => void): void => {
  const deed = deedOf(event)
  if (deed === null) return
  const isCharacter = deed === 'search' || deed === 'shortcuts'
  if (isCharacter && isOverlaid()) return
  // The browser's own "save this page" is never meant.
  event.preventDefault()
  if (event.repeat || document.querySelector(QUESTION)) return
  if (deed === 'save') save()
  else if (deed === 'search') search()
  else open(deed)
}
