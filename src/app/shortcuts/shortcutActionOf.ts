import { characterKeys } from '@/app/shortcuts/characterKeys'
import { shortcuts, type ShortcutAction } from '@/app/shortcuts/shortcutList'
import { takesCharacters } from '@/app/shortcuts/keyContext'
import { hasMod } from '@/ui/keys/keyNames'
import { isComposing } from '@/ui/keys/isComposing'

const isPressed = (event: KeyboardEvent, [first, second]: readonly string[]): boolean => {
  if (first === 'Mod') return hasMod(event) && event.key.toLowerCase() === second?.toLowerCase()
  const { ctrlKey, metaKey, altKey, key } = event
  // Shift is ignored: the keyboard decides whether a character needs Shift ("/" does on a Spanish one).
  return key === first && !ctrlKey && !metaKey && !altKey && !takesCharacters(event.target) && characterKeys.areOn()
}

const bindings = shortcuts.flatMap(group => group.shortcuts).flatMap(({ keys, action }) => (action ? [{ keys, action }] : []))

/** Page action of a key; null for characters typed into a field [LS-09]. */
export const shortcutActionOf = (event: KeyboardEvent): ShortcutAction | null =>
  isComposing(event) ? null : (bindings.find(({ keys }) => isPressed(event, keys))?.action ?? null)
