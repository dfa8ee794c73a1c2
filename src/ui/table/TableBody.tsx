import { Fragment, useImperativeHandle, useLayoutEffect, useMemo, useRef, type Ref } from 'react'
import type { Row } from '@/ui/table/model/row'
import { gapsOf, keeping, ROW_HEIGHT } from '@/ui/table/inSight'
import { bringIntoSight, useRowsInSight } from '@/ui/table/useRowsInSight'
import { pixels } from '@/ui/table/rowSizes'
import { Spacer } from '@/ui/table/Spacer'
import { TableLine } from '@/ui/table/TableLine'
import type { HrefOf, RowActionsOf, Column } from '@/ui/table/types'
import styles from '@/ui/table/DataTable.module.css'

/** What the keyboard asks of the rows. */
export interface TableBodyHandle {
  /** Brings a row into sight and gives it the focus. */
  focusRow: (index: number) => void
  /** How many rows a page holds. */
  pageSize: () => number
}

interface TableBodyProps {
  columns: readonly Column[]
  rows: readonly Row[]
  hrefOf: HrefOf | undefined
  actionsOf: RowActionsOf | undefined
  order: Int32Array
  /** The row that Tab reaches; it is in the document wherever one has scrolled to. */
  active: number
  initialScroll: number
  stacked: boolean
  marked: Row['id'] | null | undefined
  handle: Ref<TableBodyHandle>
  /** Left out where nothing can be selected. */
  selected?: ReadonlySet<Row['id']> | undefined
}

const OVERSCAN = 4

/** The rows in sight and a few around them; the others are height only [TB-10]. */
export const TableBody = (props: TableBodyProps) => {
  const { columns, rows, hrefOf, actionsOf, order, active, initialScroll, stacked, marked, handle, selected } = props
  const thumbs = columns.some(column => column.image)
  const headHeight = useMemo(() => (stacked ? 0 : (pixels('--row') ?? ROW_HEIGHT)), [stacked])
  const rowHeight = useMemo(() => pixels(stacked ? '--row-touch' : thumbs ? '--row-thumb' : '--row') ?? ROW_HEIGHT, [stacked, thumbs])
  const room = useMemo(() => pixels('--row-room') ?? 0, [])
  const body = useRef<HTMLTableSectionElement>(null)
  const awaited = useRef<number | null>(null)
  const unequal = stacked || columns.some(column => column.truncate === false)

  const virtualizer = useRowsInSight({
    count: order.length,
    // It stands around the table, and is there when the rows are.
    getScrollElement: () => body.current?.closest('div') ?? null,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    paddingStart: headHeight,
    scrollPaddingStart: headHeight,
    scrollPaddingEnd: room,
    initialOffset: initialScroll,
    rangeExtractor: keeping(active),
  })

  const rowOf = (index: number) => body.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)
  useLayoutEffect(() => {
    if (awaited.current === null) return
    const row = rowOf(awaited.current)
    if (!row) return
    awaited.current = null
    row.focus({ preventScroll: true })
  })
  useImperativeHandle(handle, () => ({
    focusRow: index => {
      const row = rowOf(index)
      row?.focus({ preventScroll: true })
      awaited.current = row ? null : index
      bringIntoSight(virtualizer, index)
    },
    pageSize: () => Math.max(1, Math.floor(((virtualizer.scrollElement?.clientHeight ?? 0) - headHeight) / rowHeight)),
  }))

  const { items, end } = gapsOf(virtualizer.getVirtualItems(), headHeight, virtualizer.getTotalSize())
  return (
    // eslint-disable-next-line jsx-a11y/no-redundant-roles -- on a phone it is no table box, which would take the role away
    <tbody ref={body} className={styles.body} role="rowgroup">
      {items.map(({ index, gap }) => {
        const row = rows[order[index] ?? -1]
        if (!row) return null
        return (
          // By its place, not by its id: other rows then fill the elements that are there, and the focus stays where it was.
          <Fragment key={index}>
            {gap > 0 && <Spacer height={gap} />}
            <TableLine
              columns={columns}
              row={row}
              href={hrefOf?.(row.id)}
              actionsOf={actionsOf}
              index={index}
              isTabStop={index === active}
              isMarked={row.id === marked}
              stacked={stacked}
              isSelected={selected?.has(row.id)}
              measure={unequal ? virtualizer.measureElement : undefined}
            />
          </Fragment>
        )
      })}
      {end > 0 && <Spacer height={end} />}
    </tbody>
  )
}
