import type { ReactNode } from 'react'
import type { IconName } from '@/ui/buttons/icons'

/** Entry of a menu: a link (`to`) or an action (`onAction`). */
export interface MenuEntry {
  label: string
  icon?: IconName
  danger?: boolean
  /** Grey text behind the label. */
  detail?: string
  /** Radio entry, at the head of the menu; true for the selected one. */
  checked?: boolean
  /** Amber number of waiting items. */
  count?: number
  isDisabled?: boolean
  to?: string
  onAction?: () => void
}

export interface DropdownMenuProps {
  /** Label of the button. */
  children: ReactNode
  items: readonly MenuEntry[]
  /** Accessible name, when the visible content is not enough. */
  label?: string
  /** Name of the open menu, for a button without `label`: the button is inert then, and its text names nothing. */
  name?: string
  className?: string
  /** Heading of the menu: the action that all its entries share. */
  heading?: string
  isTabStop?: boolean
  /** True: the menu button is disabled, but keeps its place and can have the focus. */
  isDisabled?: boolean
}
