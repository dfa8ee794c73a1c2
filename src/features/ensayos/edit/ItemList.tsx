import { memo, useId, type ComponentType } from 'react'
import { ItemActions } from '@/ui/lists/ItemActions'
import type { Move } from '@/shared/ordering'
import { PHONE, useMediaQuery } from '@/ui/useMediaQuery'
import { moveOnKey } from '@/ui/lists/moveOnKey'
import { useAnnouncedMove } from '@/ui/lists/useAnnouncedMove'
import { useRowKeys } from '@/ui/lists/useRowKeys'
import { useSteady } from '@/ui/useSteady'
import styles from '@/features/ensayos/edit/ItemList.module.css'

/** Props of the content of one item. */
export interface ItemContentProps<Item> {
  item: Item
  index: number
  onEdit: (item: Item) => void
}

interface ItemListProps<Item> {
  label: string
  /** Noun of an item in the names of its actions: "resultado" gives "Editar resultado 1". */
  noun: string
  /** Items in displayed order. */
  items: readonly Item[]
  /** Content of one item, made of `ItemValue`, `ItemText` and `Thumb`. */
  Content: ComponentType<ItemContentProps<Item>>
  /** Sentence of an empty list; null while an item is being prepared. */
  empty: string | null
  onMove: (item: Item, by: Move) => void
  onEdit: (item: Item) => void
  onRemove: (item: Item) => void
}

interface RowProps<Item> extends ItemContentProps<Item>, Pick<ItemListProps<Item>, 'noun' | 'Content' | 'onRemove'> {
  rowId: string | undefined
  /** Id of the row that takes the focus when this row is removed. */
  neighbourId: string | undefined
  isLast: boolean
  ends: boolean
  folded: boolean
  move: (item: Item, index: number, by: Move, name: string) => void
}

const PlainRow = <Item,>({ item, index, rowId, neighbourId, noun, Content, move, onEdit, onRemove, ...ends }: RowProps<Item>) => {
  const name = `${noun} ${index + 1}`
  const moveItem = (by: Move) => move(item, index, by, name)
  return (
    <li
      className={styles.item}
      id={rowId}
      data-focus-next={neighbourId && `[id="${neighbourId}"]`}
      onKeyDownCapture={moveOnKey(index, ends.isLast, moveItem)}
    >
      <Content item={item} index={index} onEdit={onEdit} />
      <span className={styles.actions}>
        <ItemActions name={name} index={index} onMove={moveItem} onEdit={() => onEdit(item)} onRemove={() => onRemove(item)} {...ends} />
      </span>
    </li>
  )
}

/** Memoised: renders again only when the item or its place changes, because ten pictures may be added one after the other [PH-04]. */
const Row = memo(PlainRow) as typeof PlainRow

/** Editable and sortable list with four actions an item: results and attachments of a trial [TR-05, TR-06]. */
export const ItemList = <Item extends { id: number }>({
  label,
  noun,
  items,
  Content,
  empty,
  onMove,
  onEdit,
  onRemove,
}: ItemListProps<Item>) => {
  const folded = useMediaQuery(PHONE)
  const { announcement, move } = useAnnouncedMove(items.length, onMove)
  const handlers = useSteady({ move, onEdit, onRemove })
  const listId = useId()
  const keys = useRowKeys(items.map(({ id }) => id))
  const rowIds = items.map(({ id }) => `${listId}${id}`)
  return (
    <>
      <ol className={styles.items} aria-label={label} data-focus-home>
        {items.length === 0 && empty !== null && <li className={styles.empty}>{empty}</li>}
        {items.map((item, index) => (
          <Row
            key={keys[index]}
            item={item}
            index={index}
            rowId={rowIds[index]}
            neighbourId={rowIds[index + 1] ?? rowIds[index - 1]}
            isLast={index === items.length - 1}
            ends={items.length > 2}
            noun={noun}
            Content={Content}
            folded={folded}
            {...handlers}
          />
        ))}
      </ol>
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </>
  )
}
