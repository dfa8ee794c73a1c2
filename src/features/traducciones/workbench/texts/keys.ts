/** Where a key leads from a text [TX-03]. */
export type Movement = 'next' | 'nextMissing' | 'previous'

type Keys = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Ctrl or ⌘, Shift and Enter, beside the other keys of a text: takes its source over. */
export const isCopy = ({ key, altKey, ctrlKey, metaKey, shiftKey }: Keys): boolean =>
  key === 'Enter' && shiftKey && !altKey && (ctrlKey || metaKey)

/** Null where the key is the text's own: with Shift, Enter breaks the line. */
export const movedBy = ({ key, altKey, ctrlKey, metaKey, shiftKey }: Keys): Movement | null => {
  const hasMod = ctrlKey || metaKey
  if (shiftKey) return null
  if (key === 'Enter') return altKey ? null : hasMod ? 'nextMissing' : 'next'
  if (!altKey || hasMod) return null
  return key === 'ArrowDown' ? 'next' : key === 'ArrowUp' ? 'previous' : null
}
