import { useEffect, useRef, useState } from 'react'
import type { DropdownMenuProps } from '@/ui/buttons/menuEntry'
import { lazyPart } from '@/ui/lazyPart'

/** Menus of React Aria (40 KiB), downloaded when a pointer or the focus approaches one. */
const menuPart = lazyPart(() => import('@/ui/buttons/OpenedMenu'))

const OPENING_KEYS = new Set(['ArrowDown', 'ArrowUp', 'Enter', ' '])

interface Opened {
  Menu: Awaited<ReturnType<typeof menuPart.load>>['OpenedMenu']
  byKey: boolean
}

/** Button that opens a short list of actions or links. After a failed download, pressing it again retries. */
export const DropdownMenu = (menu: DropdownMenuProps) => {
  const [opened, setOpened] = useState<Opened | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isOpened = opened !== null
  const wasOpened = useRef(false)
  // A menu that its entry disables unmounts with the focus: the button in its place takes the focus.
  useEffect(() => {
    if (wasOpened.current && !isOpened && document.activeElement === document.body) button.current?.focus({ preventScroll: true })
    wasOpened.current = isOpened
  }, [isOpened])
  const { isDisabled = false } = menu
  if (isDisabled && opened !== null) setOpened(null)
  // Uncaught: the page reports a failed download.
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
        // The click of a key counts as one of a screen reader, whose menu keeps the focus on itself: Enter would choose nothing there.
        if (!OPENING_KEYS.has(event.key)) return
        event.preventDefault()
        open(true)
      }}
    >
      {menu.children}
    </button>
  )
}
