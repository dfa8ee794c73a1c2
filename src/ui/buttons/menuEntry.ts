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
