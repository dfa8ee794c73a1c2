const NAMES: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
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

/** Label on the keyboard: `Mod` is Ctrl, and ⌘ on a Mac. */
export const keyName = (key: string): string => (isMac() ? OF_MAC : OF_OTHERS)[key] ?? NAMES[key] ?? key

/** True if the shortcut modifier is down, and no other modifier. */
export const hasMod = ({
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): boolean =>
  (isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey) && !altKey && !shiftKey
