import { Children, type ReactNode } from 'react'
import { classes } from '@/ui/classes'
import { useRescuedFocus } from '@/ui/useRescuedFocus'
import styles from '@/ui/lists/Card.module.css'

interface CardListProps {
  label: string
  /** One box with lines between: what stands in an order. */
  joined?: boolean
  children: ReactNode
}

/** Stages of a crop, combinations of a solution: `children` are the cards. The list takes the focus of one that goes. */
export const CardList = ({ label, joined, children }: CardListProps) => {
  const list = useRescuedFocus<HTMLOListElement>(Children.count(children))
  return (
    <ol className={classes(styles.cards, joined && styles.joined)} aria-label={label} ref={list} tabIndex={-1}>
      {children}
    </ol>
  )
}
