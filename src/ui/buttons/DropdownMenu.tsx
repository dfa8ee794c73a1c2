import { useEffect, useRef, useState } from 'react'
import type { DropdownMenuProps } from '@/ui/buttons/menuEntry'
import { lazyPart } from '@/ui/lazyPart'

/** Menus of React Aria (40 KiB), downloaded when a pointer or the focus approaches one. */
const menuPart = lazyPart(() => import('@/ui/buttons/OpenedMenu'))

const OPENING_KEYS = new Set(['ArrowDown', 'ArrowUp', 'Enter', ' '])

interface LoadedMenu {
  Menu: Awaited<ReturnType<typeof menuPart.load>>['OpenedMenu']
  byKey: boolean
}

/** Button that opens a short list of actions or links. After a failed download, pressing it again retries. */
export const DropdownMenu = (menu: DropdownMenuProps) => {
  const [opened, setOpened] = useState<LoadedMenu | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isOpened = opened !== null
  const wasOpened = useRef(false)
  // Returns the focus when an entry disables its own menu: the open menu unmounts with the focus, and the button in its place takes it.
  useEffect(() => {
    if (wasOpened.current && !isOpened && document.activeElement === document.body) button.current?.focus({ preventScroll: true })
    wasOpened.current = isOpened
  }, [isOpened])
  const { isDisabled = false } = menu
  if (isDisabled && opened !== null) setOpened(null)
  // Rejections are not caught here: the page reports a failed download.
  const open = (byKey: boolean) => {
    if (!isDisabled) void menuPart.load().then(({ OpenedMenu: Menu }) => setOpened({ Menu, byKey }))
  }
  if (opened !== null) return <opened.Menu {...menu} focusFirst={opened.byKey} />
  return (
    <button
      ref={button}
      type="button"
      className={menu.className}
      aria-label={menu.label}
      aria-haspopup="true"
      aria-expanded={false}
      aria-disabled={isDisabled || undefined}
      data-disabled={isDisabled || undefined}
      tabIndex={menu.isTabStop === false ? -1 : 0}
      onPointerEnter={menuPart.expect}
      onFocus={menuPart.expect}
      // `detail` is 0 for a click made by a key.
      onClick={event => open(event.detail === 0)}
      onKeyDown={event => {
        // Handled on keydown: React Aria takes the click of a key for one of a screen reader; then the menu itself keeps the focus, and
        // Enter chooses no entry.
        if (event.altKey || !OPENING_KEYS.has(event.key)) return
        event.preventDefault()
        open(true)
      }}
    >
      {menu.children}
    </button>
  )
}
