import type { ReactNode } from 'react'
import { ItemActions } from '@/ui/lists/ItemActions'
import type { Move } from '@/ui/lists/moves'
import { PHONE, useMediaQuery } from '@/ui/useMediaQuery'
import { useMoveSaid } from '@/ui/lists/useMoveSaid'
import { useRescuedFocus } from '@/ui/lists/useRescuedFocus'
import styles from '@/features/ensayos/edit/ItemList.module.css'

interface ItemListProps {
  label: string
  /** One of them, as the names of its actions say it: "resultado" gives "Editar resultado 1". */
  noun: string
  /** The items in order. `content` is made of `ItemValue`, `ItemText` and `Thumb`. */
  items: readonly { key: string | number; content: ReactNode }[]
  /** The sentence that stands there while there are none. */
  empty: string
  onMove: (index: number, by: Move) => void
  onEdit: (index: number) => void
  onRemove: (index: number) => void
}

/** Lines that a person adds, edits and orders, each with its four actions: results and attachments of a trial [TR-05, TR-06]. */
export const ItemList = ({ label, noun, items, empty, onMove, onEdit, onRemove }: ItemListProps) => {
  const folded = useMediaQuery(PHONE)
  const { said, move } = useMoveSaid(items.length, onMove)
  const list = useRescuedFocus<HTMLOListElement>(items.length)
  return (
    <>
      <ol ref={list} className={styles.items} aria-label={label} tabIndex={-1}>
        {items.length === 0 && <li className={styles.empty}>{empty}</li>}
        {items.map(({ key, content }, index) => (
          <li key={key} className={styles.item}>
            {content}
            <span className={styles.actions}>
              <ItemActions
                name={`${noun} ${index + 1}`}
                index={index}
                count={items.length}
                folded={folded}
                onMove={by => move(index, by, `${noun} ${index + 1}`)}
                onEdit={() => onEdit(index)}
                onRemove={() => onRemove(index)}
              />
            </span>
          </li>
        ))}
      </ol>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </>
  )
}
