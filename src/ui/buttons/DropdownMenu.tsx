import { useState, type ReactNode } from 'react'
import type { Drawing } from '@/ui/buttons/Icon'
import type { Deed } from '@/ui/buttons/deedDrawings'
import { useRescuedFocus } from '@/ui/useRescuedFocus'

/** An entry goes to a page (`to`) or does something (`onAction`). */
export interface MenuEntry {
  label: string
  icon?: Drawing | Deed | undefined
  danger?: boolean | undefined
  /** Stands behind the label, in grey. */
  detail?: string | undefined
  /** One of those that say so at the head of the menu is the one in use. */
  checked?: boolean
  /** How many there are, in amber: something waits. */
  count?: number | undefined
  isDisabled?: boolean
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
  /** What all of them do. */
  heading?: string
  isTabStop?: boolean
  /** It keeps its place and says so. */
  isDisabled?: boolean
}

// Menus are a third of what a list page would load, and most visits open none: they are fetched when a pointer or the
// focus comes near one.
export const loadMenu = async () => (await import(/* webpackChunkName: "menu" */ '@/ui/buttons/OpenedMenu')).OpenedMenu
const nothing = () => undefined

interface Opened {
  Menu: Awaited<ReturnType<typeof loadMenu>>
  byKey: boolean
}

/** A button that opens a short list of things to do or places to go. Where the list cannot be had, pressing it again tries again. */
export const DropdownMenu = (menu: DropdownMenuProps) => {
  const [opened, setOpened] = useState<Opened | null>(null)
  // What is chosen may disable it at once: the menu goes with the focus.
  const button = useRescuedFocus<HTMLButtonElement>(opened !== null)
  const { isDisabled = false } = menu
  if (isDisabled && opened !== null) setOpened(null)
  const fetch = () => void loadMenu().catch(nothing)
  // A failure is the page's to tell.
  const open = (byKey: boolean) => {
    if (!isDisabled) void loadMenu().then(Menu => setOpened({ Menu, byKey }))
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
      onPointerEnter={fetch}
      onFocus={fetch}
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
