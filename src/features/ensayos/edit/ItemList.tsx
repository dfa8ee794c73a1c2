import type { ReactNode } from 'react'
import { ItemActions } from '@/ui/lists/ItemActions'
import type { Move } from '@/shared/ordering'
import { PHONE, useMediaQuery } from '@/ui/useMediaQuery'
import { useMoveSaid } from '@/ui/lists/useMoveSaid'
import styles from '@/features/ensayos/edit/ItemList.module.css'

interface ItemListProps<Item> {
  label: string
  /** One of them, as the names of its actions say it: "resultado" gives "Editar resultado 1". */
  noun: string
  /** In the order in which they stand. */
  items: readonly Item[]
  /** Content of one item, made of `ItemValue`, `ItemText` and `Thumb`. */
  contentOf: (item: Item) => ReactNode
  /** The sentence that stands there while there are none. */
  empty: string
  onMove: (item: Item, by: Move) => void
  onEdit: (item: Item) => void
  onRemove: (item: Item) => void
}

/** Lines that a person adds, edits and orders, each with its four actions: results and attachments of a trial [TR-05, TR-06]. */
export const ItemList = <Item extends { id: number }>({
  label,
  noun,
  items,
  contentOf,
  empty,
  onMove,
  onEdit,
  onRemove,
}: ItemListProps<Item>) => {
  const folded = useMediaQuery(PHONE)
  const { said, move } = useMoveSaid(items.length, onMove)
  return (
    <>
      <ol className={styles.items} aria-label={label} data-focus-home>
        {items.length === 0 && <li className={styles.empty}>{empty}</li>}
        {items.map((item, index) => (
          <li key={item.id} className={styles.item}>
            {contentOf(item)}
            <span className={styles.actions}>
              <ItemActions
                name={`${noun} ${index + 1}`}
                index={index}
                count={items.length}
                folded={folded}
                onMove={by => move(item, index, by, `${noun} ${index + 1}`)}
                onEdit={() => onEdit(item)}
                onRemove={() => onRemove(item)}
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
