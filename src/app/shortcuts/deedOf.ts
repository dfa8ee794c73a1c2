import { shortcuts, type Deed } from '@/app/shortcuts/shortcutList'
import { takesCharacters } from '@/app/shortcuts/keyContext'
import { hasMod } from '@/ui/keys/keyNames'
import { isComposing } from '@/ui/keys/isComposing'

const isPressed = (event: KeyboardEvent, [first, second]: readonly string[]): boolean => {
  if (first === 'Mod') return hasMod(event) && event.key.toLowerCase() === second?.toLowerCase()
  const { ctrlKey, metaKey, altKey, key } = event
  // By which keys a character is made is the keyboard's business: "/" takes Shift on a Spanish one.
  return key === first && !ctrlKey && !metaKey && !altKey && !takesCharacters(event.target)
}

const deeds = shortcuts.flatMap(group => group.shortcuts).flatMap(({ keys, deed }) => (deed ? [{ keys, deed }] : []))

/** What a key asks of the page, if anything: characters that are typed somewhere ask nothing [LS-09]. */
export const deedOf = (event: KeyboardEvent): Deed | null =>
  isComposing(event) ? null : (deeds.find(({ keys }) => isPressed(event, keys))?.deed ?? null)
