import { deedOf } from '@/app/shortcuts/deedOf'
import { save } from '@/app/shortcuts/deeds'
import { search } from '@/app/shortcuts/search'
import type { Deed } from '@/app/shortcuts/shortcutList'
import { isOverlaid, QUESTION } from '@/app/shortcuts/keyContext'

/** Overlay opened by a key. */
export type Opened = Extract<Deed, 'goto' | 'shortcuts'>

/** Carries out the action of a key. A question blocks all actions, a dialog those of single characters. */
export const follow = (event: KeyboardEvent, open: (what: Opened) => void): void => {
  const deed = deedOf(event)
  if (deed === null) return
  const isCharacter = deed === 'search' || deed === 'shortcuts'
  if (isCharacter && isOverlaid()) return
  // Prevents the browser's own "save page".
  event.preventDefault()
  if (event.repeat || document.querySelector(QUESTION)) return
  if (deed === 'save') save()
  else if (deed === 'search') search()
  else open(deed)
}
