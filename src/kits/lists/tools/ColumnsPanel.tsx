import { useState, type RefObject } from 'react'
import { Panel, PanelFoot } from '@/kits/lists/tools/Panel'
import { shownOf, wholeOrder, withMoved } from '@/kits/lists/model/columns'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/buttons/Icon'
import { moveOnKey } from '@/ui/lists/moveOnKey'
import { MoveButtons } from '@/ui/lists/MoveButtons'
import { useRovingStop } from '@/ui/choices/useRovingStop'
import { arranged, mainColumn, type Column } from '@/ui/table/types'
import { OptionDetail } from '@/ui/choices/OptionParts'
import styles from '@/kits/lists/tools/ColumnsPanel.module.css'

interface ColumnsPanelProps {
  button: RefObject<HTMLElement | null>
  columns: readonly Column[]
  shown: readonly string[] | null
  onChange: (shown: readonly string[] | null) => void
  onClose: () => void
}

/** Panel that selects and orders the columns; the column with the name of the row cannot be hidden [LS-03]. */
export const ColumnsPanel = ({ button, columns, shown, onChange, onClose }: ColumnsPanelProps) => {
  const all = columns.map(({ key }) => key)
  const main = all[mainColumn(columns)]
  const [order, setOrder] = useState(() =>
    wholeOrder(
      all,
      arranged(columns, shown).map(({ key }) => key),
    ),
  )
  const boxes = useRovingStop<HTMLUListElement>('list', 'input')
  const [announcement, setAnnouncement] = useState('')
  const [dragged, setDragged] = useState<number | null>(null)
  const isShown = (column: string) => column === main || shown === null || shown.includes(column)
  const titleOf = (column: string | undefined) => columns.find(({ key }) => key === column)?.title ?? ''

  const arrange = (changed: readonly string[], shows = isShown) => {
    setOrder([...changed])
    onChange(shownOf(all, changed, shows))
  }
  const move = (from: number, to: number) => {
    arrange(withMoved(order, from, to))
    setAnnouncement(`${titleOf(order[from])}, ${to + 1} de ${columns.length}`)
  }
  const toggle = (column: string) => arrange(order, each => (each === column ? !isShown(each) : isShown(each)))
  const reset = () => {
    setOrder(all)
    onChange(null)
  }
  return (
    <Panel label="Columnas" button={button} placement="bottom end" width="narrow" onClose={onClose}>
      <ul className={styles.list} {...boxes}>
        {order.map((column, at) => (
          // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keyboard users have Alt with the arrow keys
          <li
            key={column}
            className={classes(styles.item, dragged === at && styles.dragged)}
            draggable
            onDragStart={() => setDragged(at)}
            onDragEnd={() => setDragged(null)}
            onDragOver={event => {
              event.preventDefault()
              if (dragged === null || dragged === at) return
              move(dragged, at)
              setDragged(at)
            }}
            onKeyDownCapture={moveOnKey(at, at === order.length - 1, by => move(at, at + by))}
          >
            <Icon name="grip" />
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={isShown(column)}
                // The box is not `disabled`: Alt with the arrow keys moves this column too.
                aria-disabled={column === main || undefined}
                aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                data-opens={at === 0 || undefined}
                onChange={() => column !== main && toggle(column)}
              />
              {titleOf(column)}
              {column === main && <OptionDetail>siempre</OptionDetail>}
            </label>
            <MoveButtons
              name={titleOf(column)}
              index={at}
              isLast={at === order.length - 1}
              areStops={false}
              onMove={by => move(at, at + by)}
            />
          </li>
        ))}
      </ul>
      <PanelFoot action={shown !== null && { label: 'Restablecer', onPress: reset }}>
        <span>
          {order.filter(isShown).length} de {columns.length} columnas
        </span>
      </PanelFoot>
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </Panel>
  )
}
