import { deedOf } from '@/app/shortcuts/deedOf'
import { save } from '@/app/shortcuts/deeds'
import { search } from '@/app/shortcuts/search'
import type { Deed } from '@/app/shortcuts/shortcuts'

/** What lies over the page. */
export type Opened = Extract<Deed, 'goto' | 'shortcuts'>

const QUESTION = '[role=alertdialog]'
const DIALOG = '[role=dialog]'
const isThere = (selector: string) => document.querySelector(selector) !== null

/** Does what a key asks. Under a question nothing is asked of the page, and under a dialog only what is not a character. */
export const follow = (event: KeyboardEvent, open: (what: Opened) => void): void => {
  const deed = deedOf(event)
  if (deed === null) return
  const isCharacter = deed === 'search' || deed === 'shortcuts'
  if (isCharacter && isThere(`${QUESTION}, ${DIALOG}`)) return
  // The browser's own "save this page" is never meant.
  event.preventDefault()
  if (event.repeat || isThere(QUESTION)) return
  if (deed === 'save') save()
  else if (deed === 'search') search()
  else open(deed)
}
