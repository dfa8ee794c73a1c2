import { Fragment, useImperativeHandle, useRef, type Ref } from 'react'
import type { Row } from '@/ui/table/model/row'
import { pixels } from '@/ui/grid/rowSizes'
import { Spacer } from '@/ui/grid/Spacer'
import { useGrid, type GridHandle } from '@/ui/grid/useGrid'
import { TableRow } from '@/ui/table/TableRow'
import type { HrefOf, RowActionsOf, RowChanges, Column } from '@/ui/table/types'
import { rowAt } from '@/ui/table/useHeldOrder'

interface TableBodyProps {
  columns: readonly Column[]
  rows: readonly Row[]
  /** Deleted row, at the index after the last row; shown as deleted, without actions. */
  gone: Row | null
  hrefOf: HrefOf | undefined
  actionsOf: RowActionsOf | undefined
  order: Int32Array
  /** Tab stop among the rows, mounted at any scroll position. */
  active: number
  initialScroll: number
  stacked: boolean
  marked: Row['id'] | null | undefined
  changes: RowChanges
  /** Number of places by which rows have moved since mount, because rows were added or removed above; their elements move too. */
  shift: number
  handle: Ref<GridHandle>
  /** Omitted when rows cannot be selected. */
  selected?: ReadonlySet<Row['id']>
}

/** Visible rows and a few around them, so that scrolling renders no others. */
export const TableBody = (props: TableBodyProps) => {
  const { columns, rows, gone, hrefOf, actionsOf, order, active, initialScroll, stacked, marked, changes, shift, handle, selected } = props
  const rowHeight = pixels(stacked ? '--row-touch' : columns.some(column => column.image) ? '--row-thumb' : '--row')
  const body = useRef<HTMLTableSectionElement>(null)
  const unequal = stacked || columns.some(column => column.truncate === false)

  const { items, end, measure, focusRow, pageSize, startOf, firstInSight } = useGrid({
    count: order.length,
    // The surrounding scroller, which is mounted before the rows.
    scroller: () => body.current?.closest('div') ?? null,
    estimate: () => rowHeight,
    overscan: 4,
    kept: active,
    stacked,
    coveredBottom: pixels('--row-room', 0),
    initialScroll,
  })
  useImperativeHandle(handle, () => ({ focusRow, pageSize, startOf, firstInSight }))

  return (
    <tbody ref={body} role="rowgroup">
      {items.map(({ index, gap }) => {
        const row = rowAt({ rows, shown: order, gone }, index)
        if (!row) return null
        return (
          // Index as key, not the id, so that other rows reuse the mounted elements and the focus stays.
          <Fragment key={index - shift}>
            {gap > 0 && <Spacer height={gap} />}
            <TableRow
              columns={columns}
              row={row}
              href={row === gone ? undefined : hrefOf?.(row.id)}
              actionsOf={actionsOf}
              index={index}
              isTabStop={index === active}
              isMarked={row.id === marked}
              change={row === gone ? 'Eliminado' : changes[row.id]}
              isGone={row === gone}
              stacked={stacked}
              isSelected={selected?.has(row.id)}
              measure={unequal ? measure : undefined}
            />
          </Fragment>
        )
      })}
      {end > 0 && <Spacer height={end} />}
    </tbody>
  )
}
