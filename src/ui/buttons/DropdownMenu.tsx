import { useEffect, useRef, useState } from 'react'
import type { DropdownMenuProps } from '@/ui/buttons/menuEntry'
import { lazyPart } from '@/ui/lazyPart'

/** Menus of React Aria, 40 KiB: downloaded when a pointer or the focus comes near one. */
const menuPart = lazyPart(() => import('@/ui/buttons/OpenedMenu'))

interface Opened {
  Menu: Awaited<ReturnType<typeof menuPart.load>>['OpenedMenu']
  byKey: boolean
}

/** A button that opens a short list of things to do or places to go. Where the list cannot be had, pressing it again tries again. */
export const DropdownMenu = (menu: DropdownMenuProps) => {
  const [opened, setOpened] = useState<Opened | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isOpened = opened !== null
  const wasOpened = useRef(false)
  // An entry may disable the menu at once: it disappears with the focus, for which another button comes.
  useEffect(() => {
    if (wasOpened.current && !isOpened && document.activeElement === document.body) button.current?.focus({ preventScroll: true })
    wasOpened.current = isOpened
  }, [isOpened])
  const { isDisabled = false } = menu
  if (isDisabled && opened !== null) setOpened(null)
  // A failure is the page's to tell.
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
      // A click that a key made has no detail.
      onClick={event => open(event.detail === 0)}
      onKeyDown={event => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        open(true)
      }}
    >
      {menu.children}
    </button>
  )
}
