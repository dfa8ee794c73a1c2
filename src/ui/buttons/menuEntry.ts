import type { ReactNode } from 'react'
import type { IconName } from '@/ui/buttons/icons'

/** An entry goes to a page (`to`) or does something (`onAction`). */
export interface MenuEntry {
  label: string
  icon?: IconName | undefined
  danger?: boolean | undefined
  /** Stands behind the label, in grey. */
  detail?: string | undefined
  /** One of those that say so at the head of the menu is the one in use. */
  checked?: boolean
  /** Number shown in amber: so many things wait. */
  count?: number | undefined
  isDisabled?: boolean
  to?: string
  onAction?: () => void
}

export interface DropdownMenuProps {
  /** Label of the button. */
  children: ReactNode
  items: readonly MenuEntry[]
  /** The button's name, where what it shows is not enough. */
  label?: string | undefined
  className?: string | undefined
  /** Heading of the menu: the action that all its entries share. */
  heading?: string
  isTabStop?: boolean
  /** Disabled menu buttons keep their place and can have the focus. */
  isDisabled?: boolean
}
