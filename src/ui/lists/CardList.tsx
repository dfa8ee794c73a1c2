import type { ReactNode } from 'react'
import { classes } from '@/ui/classes'
import { cardLook } from '@/ui/lists/cardLook'

interface CardListProps {
  label: string
  /** Single box with separators, for ordered items. */
  joined?: boolean
  children: ReactNode
}

/** List of cards, such as stages of a crop or combinations of a solution; `children` are the cards. */
export const CardList = ({ label, joined, children }: CardListProps) => (
  <ol className={classes(cardLook('cards'), joined && cardLook('joined'))} aria-label={label} data-focus-home>
    {children}
  </ol>
)
