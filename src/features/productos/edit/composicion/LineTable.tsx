import type { ReactNode } from 'react'
import { classes } from '@/ui/classes'
import { ACTIONS, GridHead } from '@/ui/grid/GridHead'
import { gridLook } from '@/ui/grid/gridLook'
import { ItemActions } from '@/ui/lists/ItemActions'
import type { Move } from '@/shared/ordering'
import { PHONE, useMediaQuery } from '@/ui/useMediaQuery'
import { useMoveSaid } from '@/ui/lists/useMoveSaid'
import { Icon } from '@/ui/buttons/Icon'
import styles from '@/features/productos/edit/composicion/LineTable.module.css'

export interface LineColumn {
  title: string
  numeric?: boolean
}

/** `cells` one a column, the first of which names the line; or one cell over all columns. */
export interface Line {
  /** The name that its actions say: "Editar Zinc (Zn)". */
  name: string
  cells: readonly ReactNode[]
}

interface LineTableProps<Item> {
  label: string
  columns: readonly LineColumn[]
  /** In the order in which they stand. */
  items: readonly Item[]
  /** Ids of items that advice names. */
  marked: ReadonlySet<string>
  /** Id in the document of an item's row. */
  rowIdOf: (id: string) => string
  /** Look of a line. */
  lineOf: (item: Item) => Line
  /** The sentence that stands there while there are none. */
  empty: string
  onMove: (item: Item, by: Move) => void
  onEdit: (item: Item) => void
  onRemove: (item: Item) => void
}

const FIRST = { key: 'linea', title: 'Línea', hidden: true, className: styles.number }
const LAST = { ...ACTIONS, className: styles.actions }

/** Quantity and unit, which line up with those above and below. */
export const Quantity = ({ value, unit }: { value: string; unit: string }) => (
  <>
    {value} <span className={styles.unit}>{unit}</span>
  </>
)

/**
 * Numbered lines of several columns that a person edits and orders: a composition. A row takes the focus where advice leads to it, and Enter
 * edits it then [CO-01, LB-01].
 */
export const LineTable = <Item extends { id: string }>({
  label,
  columns,
  items,
  marked,
  rowIdOf,
  lineOf,
  empty,
  onMove,
  onEdit,
  onRemove,
}: LineTableProps<Item>) => {
  const folded = useMediaQuery(PHONE)
  const { said, move } = useMoveSaid(items.length, onMove)
  return (
    <>
      <table className={classes(gridLook.table, styles.table)} role="table" aria-label={label} data-focus-home>
        <GridHead columns={[...(items.length > 0 ? [FIRST] : []), ...columns.map(column => ({ ...column, key: column.title })), LAST]} />
        <tbody role="rowgroup">
          {items.length === 0 && (
            <tr role="row" className={styles.emptyRow}>
              <td role="cell" className={styles.empty} colSpan={columns.length + 1}>
                {empty}
              </td>
            </tr>
          )}
          {items.map((item, index) => {
            const { name, cells } = lineOf(item)
            return (
              <tr
                key={item.id}
                id={rowIdOf(item.id)}
                role="row"
                className={styles.row}
                tabIndex={-1}
                onKeyDown={event => {
                  if (event.key !== 'Enter' || event.target !== event.currentTarget) return
                  // The same press would submit the dialog that takes the focus.
                  event.preventDefault()
                  onEdit(item)
                }}
              >
                <td role="cell" className={styles.number}>
                  {marked.has(item.id) && <Icon name="alert" className={styles.mark} />}
                  {index + 1}
                  {marked.has(item.id) && <span className="visually-hidden">, con un aviso</span>}
                </td>
                {cells.map((cell, at) => (
                  <td
                    key={columns[at]?.title}
                    role="cell"
                    colSpan={cells.length === 1 ? columns.length : undefined}
                    className={classes(at === 0 && styles.name, at > 0 && columns[at]?.numeric && styles.numeric)}
                  >
                    {cell}
                  </td>
                ))}
                <td role="cell" className={styles.actions}>
                  <ItemActions
                    name={name}
                    index={index}
                    isLast={index === items.length - 1}
                    ends={items.length > 2}
                    folded={folded}
                    onMove={by => move(item, index, by, name)}
                    onEdit={() => onEdit(item)}
                    onRemove={() => onRemove(item)}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </>
  )
}
