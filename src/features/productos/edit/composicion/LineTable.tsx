import type { ReactNode } from 'react'
import { classes } from '@/ui/classes'
import { ACTIONS, GridHead } from '@/ui/grid/GridHead'
import { gridLook } from '@/ui/grid/gridLook'
import { ItemActions } from '@/ui/lists/ItemActions'
import type { Move } from '@/shared/ordering'
import { PHONE, useMediaQuery } from '@/ui/useMediaQuery'
import { moveOnKey } from '@/ui/lists/moveOnKey'
import { useAnnouncedMove } from '@/ui/lists/useAnnouncedMove'
import { useRowKeys } from '@/ui/lists/useRowKeys'
import { Icon } from '@/ui/buttons/Icon'
import styles from '@/features/productos/edit/composicion/LineTable.module.css'

interface LineColumn {
  title: string
  numeric?: boolean
}

/** Row of a line. `cells`: one per column, the first with the name; or one cell over all columns. */
export interface Line {
  /** Name in the labels of its actions: "Editar Zinc (Zn)". */
  name: string
  cells: readonly ReactNode[]
}

interface LineTableProps<Item> {
  label: string
  columns: readonly LineColumn[]
  /** Items, in display order. */
  items: readonly Item[]
  /** Ids of the items with advice. */
  marked: ReadonlySet<string>
  /** Element id of an item's row. */
  rowIdOf: (id: string) => string
  /** Row of an item. */
  lineOf: (item: Item) => Line
  /** Sentence shown without items. */
  empty: string
  onMove: (item: Item, by: Move) => void
  onEdit: (item: Item) => void
  onRemove: (item: Item) => void
}

const FIRST = { key: 'linea', title: 'Línea', hidden: true, className: styles.number }
const LAST = { ...ACTIONS, className: styles.actions }

/** Quantity and unit, aligned with those above and below. */
export const Quantity = ({ value, unit }: { value: string; unit: string }) => (
  <>
    {value} <span className={styles.unit}>{unit}</span>
  </>
)

/** Table of numbered lines that the user edits and orders: a composition. Links of advice focus a row; Enter then edits it [CO-01, LB-01]. */
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
  const { announcement, move } = useAnnouncedMove(items.length, onMove)
  const keys = useRowKeys(items.map(({ id }) => id))
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
            const isLast = index === items.length - 1
            const moveLine = (by: Move) => move(item, index, by, name)
            const neighbour = items[index + 1] ?? items[index - 1]
            return (
              <tr
                key={keys[index]}
                id={rowIdOf(item.id)}
                data-focus-next={neighbour && `[id="${rowIdOf(neighbour.id)}"]`}
                role="row"
                className={styles.row}
                tabIndex={-1}
                onKeyDownCapture={moveOnKey(index, isLast, moveLine)}
                onKeyDown={event => {
                  if (event.key !== 'Enter' || event.target !== event.currentTarget) return
                  // Default action prevented: the key would submit the dialog that takes the focus.
                  event.preventDefault()
                  onEdit(item)
                }}
              >
                <td role="cell" className={styles.number}>
                  {marked.has(item.id) && <Icon name="alert" className={styles.mark} />}
                  {index + 1}
                  {marked.has(item.id) && <span className="visually-hidden">, con un aviso</span>}
                </td>
                <th role="rowheader" scope="row" colSpan={cells.length === 1 ? columns.length : undefined} className={styles.name}>
                  {cells[0]}
                </th>
                {cells.slice(1).map((cell, at) => (
                  <td key={columns[at + 1]?.title} role="cell" className={classes(columns[at + 1]?.numeric && styles.numeric)}>
                    {cell}
                  </td>
                ))}
                <td role="cell" className={styles.actions} aria-label={`Acciones de ${name}`}>
                  <ItemActions
                    name={name}
                    index={index}
                    isLast={isLast}
                    ends={items.length > 2}
                    folded={folded}
                    onMove={moveLine}
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
        {announcement}
      </p>
    </>
  )
}
