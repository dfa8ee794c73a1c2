import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { IconName } from '@/ui/Icon'

/** An entry goes to a page (`to`) or does something (`onAction`). */
export interface MenuEntry {
  label: string
  icon?: IconName | undefined
  danger?: boolean | undefined
  /** Said after the label, in grey. */
  detail?: string | undefined
  to?: string
  onAction?: () => void
}

export interface DropdownMenuProps {
  /** What the button shows. */
  children: ReactNode
  items: readonly MenuEntry[]
  /** The button's name, where what it shows is not enough. */
  label?: string | undefined
  className?: string | undefined
  isTabStop?: boolean
}

// Menus are a third of what a list page would load, and most visits open none: they are fetched when a pointer or the
// focus comes near one.
const loadMenu = async () => ({ default: (await import(/* webpackChunkName: "menu" */ '@/ui/OpenedMenu')).OpenedMenu })
const OpenedMenu = lazy(loadMenu)
/** Early, and only if it can be had: opening the menu tries again. */
const fetchMenu = () => void loadMenu().catch(() => undefined)

/** A button that opens a short list of things to do or places to go. */
export const DropdownMenu = (menu: DropdownMenuProps) => {
  const [opened, setOpened] = useState<'byPointer' | 'byKey' | null>(null)
  const button = (
    <button
      type="button"
      className={menu.className}
      aria-label={menu.label}
      aria-haspopup="true"
      aria-expanded={false}
      tabIndex={menu.isTabStop === false ? -1 : 0}
      onPointerEnter={fetchMenu}
      onFocus={fetchMenu}
      // A click that a key made has no detail.
      onClick={event => setOpened(event.detail === 0 ? 'byKey' : 'byPointer')}
      onKeyDown={event => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        setOpened('byKey')
      }}
    >
      {menu.children}
    </button>
  )
  if (opened === null) return button
  return (
    <Suspense fallback={button}>
      <OpenedMenu {...menu} focusFirst={opened === 'byKey'} />
    </Suspense>
  )
}
