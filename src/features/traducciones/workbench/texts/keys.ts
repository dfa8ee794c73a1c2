/** Target of a key pressed in a text [TX-03]. */
export type Movement = 'next' | 'nextMissing' | 'previous'

type Keys = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** True for Ctrl or ⌘ with Shift and Enter, which copies the source. */
export const isCopy = ({ key, altKey, ctrlKey, metaKey, shiftKey }: Keys): boolean =>
  key === 'Enter' && shiftKey && !altKey && (ctrlKey || metaKey)

/** Movement of a key; null for a key of the text itself (Shift + Enter inserts a line break). */
export const movedBy = ({ key, altKey, ctrlKey, metaKey, shiftKey }: Keys): Movement | null => {
  const hasMod = ctrlKey || metaKey
  if (shiftKey) return null
  if (key === 'Enter') return altKey ? null : hasMod ? 'nextMissing' : 'next'
  if (!altKey || hasMod) return null
  return key === 'ArrowDown' ? 'next' : key === 'ArrowUp' ? 'previous' : null
}
