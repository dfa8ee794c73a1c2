const NAMES: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  Home: 'Inicio',
  End: 'Fin',
  Enter: 'Intro',
  Escape: 'Esc',
  Delete: 'Supr',
  Space: 'Espacio',
  Shift: 'Mayús',
}
const OF_MAC: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥' }
const OF_OTHERS: Readonly<Record<string, string>> = { Mod: 'Ctrl', Alt: 'Alt' }

const isMac = (): boolean => /Mac|iP/.test(navigator.platform)

/** As it is written on the keyboard: `Mod` is Ctrl, and ⌘ on a Mac. */
export const keyName = (key: string): string => (isMac() ? OF_MAC : OF_OTHERS)[key] ?? NAMES[key] ?? key

/** Whether the key that makes a shortcut of a character is down, and no other of its kind. */
export const hasMod = ({
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): boolean =>
  (isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey) && !altKey && !shiftKey
