import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'
import { sortedBy, type TableView } from '@/shared/tableView'
import type { Row } from '@/ui/table/model/row'
import { classes } from '@/ui/classes'
import { gridLook } from '@/ui/grid/gridLook'
import { onButton, rowIn } from '@/ui/grid/rowIn'
import { opensElsewhere, rowLinks } from '@/ui/grid/rowLinks'
import { SkeletonRows } from '@/ui/grid/SkeletonRows'
import type { GridHandle } from '@/ui/grid/useGrid'
import { useRovingRow } from '@/ui/grid/useRovingRow'
import { TableBody } from '@/ui/table/TableBody'
import { TableEmpty } from '@/ui/table/TableEmpty'
import { TableHead } from '@/ui/table/TableHead'
import { TableSizer } from '@/ui/table/TableSizer'
import type { HrefOf, RowActionsOf, RowChanges } from '@/ui/table/types'
import { NOTHING_HELD, type DeletedRow } from '@/ui/table/useHeldOrder'
import { onBox, type TableSelection } from '@/ui/table/selection/selecting'
import { SelectAllBox } from '@/ui/table/selection/SelectAllBox'
import { useHeldPlace } from '@/ui/table/useHeldPlace'
import { useRememberedScroll } from '@/ui/table/useRememberedScroll'
import type { Table } from '@/ui/table/useTable'
import { PHONE, useMediaQuery } from '@/ui/useMediaQuery'
import { tableLook } from '@/ui/table/tableLook'

interface DataTableProps {
  /** Accessible name. */
  label: string
  /** Reason why the table is empty. */
  whyEmpty?: string
  table: Table
  view: TableView
  onViewChange: (view: TableView) => void
  /** Called by a click on a row, or by Enter. */
  onOpen?: (id: Row['id']) => void
  /** Address of a row, for lists whose rows have addresses [LS-08]. */
  hrefOf?: HrefOf
  actionsOf?: RowActionsOf
  /** Number of actions, which have their column while the rows load; omitted when the number differs between rows. */
  actionCount?: number
  /** Row that takes the focus on mount, the first one if it no longer exists; null leaves the focus alone. */
  focusOn?: Row['id'] | null
  marked?: Row['id'] | null
  changes?: RowChanges
  /** Called with the focused row when another user has deleted it; with null when the focus leaves it. */
  onGone?: (gone: DeletedRow | null) => void
  /** Handle for moving the focus into the rows from outside. */
  handle?: RefObject<GridHandle | null>
  /** Omitted when rows cannot be selected; null until the selection's code is loaded. */
  selecting?: TableSelection | null
}

const NONE: TableSelection['selected'] = new Set()

/** Tab stop among the rows. */
export const TAB_STOP = '[role=grid] [data-index][tabindex="0"]'

/**
 * Shared table [TB-01 to TB-12]: a grid whose rows take the focus one by one with the arrow keys, Home, End and the page keys, open with
 * Enter, and whose actions follow with Tab.
 */
export const DataTable = ({
  label,
  whyEmpty,
  table,
  view,
  onViewChange,
  onOpen,
  hrefOf,
  actionsOf,
  actionCount = 0,
  focusOn = null,
  marked,
  changes = NOTHING_HELD.changes,
  onGone,
  handle,
  selecting,
}: DataTableProps) => {
  const { columns, rows, shown: order, gone } = table
  const scroller = useRef<HTMLDivElement>(null)
  const ownHandle = useRef<GridHandle>(null)
  const body = handle ?? ownHandle
  const stacked = useMediaQuery(PHONE)
  const { active, chosen, setActive, follow } = useRovingRow(order.length)
  const scrolledTo = useRef(view.scroll)
  const rememberScroll = useRememberedScroll(scroll => {
    if (scroll !== view.scroll) onViewChange({ ...view, scroll })
  })

  const { term, filters } = view
  const { column, descending } = view.sort
  useLayoutEffect(() => {
    // Checked first: `scrollTo` forces an additional layout.
    if (view.scroll === 0 && scrolledTo.current > 0) scroller.current?.scrollTo({ top: 0 })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a new search, filter or sort scrolls: `view.scroll` lags behind
  }, [term, column, descending, filters])

  const returning = useRef(focusOn !== null)
  /** Row focused instead of the requested one, because a record created just now may arrive later. */
  const instead = useRef<Element | null>(null)
  useEffect(() => {
    const isLate = instead.current !== null && instead.current === document.activeElement
    if (!body.current || !rows || (!returning.current && !isLate)) return
    const found = order.findIndex(index => rows[index]?.id === focusOn)
    if (isLate && found < 0) return
    returning.current = false
    setActive(Math.max(found, 0))
    body.current.focusRow(Math.max(found, 0))
    instead.current = found < 0 ? document.activeElement : null
  }, [body, focusOn, order, rows, setActive])

  const hasFocus = useRef(false)
  const { shift, note } = useHeldPlace(table, { changes, chosen, setActive, scroller, handle: body, hasFocus, onGone })

  const [firstRow] = rows ?? []
  const buttons = rows ? (firstRow && actionsOf ? actionsOf(firstRow).length : 0) : actionCount
  const openRow = (index: number) => {
    const row = rows?.[order[index] ?? -1]
    if (row) onOpen?.(row.id)
  }
  const followKey = (event: KeyboardEvent) => {
    const from = rowIn(event)
    if (from === null || event.altKey || selecting?.onKey(event, from)) return
    if (event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter' && !onButton(event)) {
      event.preventDefault()
      openRow(from)
    }
    const to = follow(event, from, body.current?.pageSize())
    if (to === null) return
    body.current?.focusRow(to)
    if (event.shiftKey) selecting?.step(from, to)
  }
  const followClick = (event: MouseEvent) => {
    const index = rowIn(event)
    if (index === null || onButton(event)) return
    const selects = selecting && (onBox(event) || selecting.takesTaps)
    if (!selects && (onBox(event) || opensElsewhere(event))) return
    if (!onBox(event)) event.preventDefault()
    if (!selects) openRow(index)
    else (event.shiftKey ? selecting.reach : selecting.toggle)(index)
  }

  return (
    <div
      className={gridLook.scroll}
      ref={scroller}
      data-focus-home={TAB_STOP}
      onScroll={event => {
        scrolledTo.current = event.currentTarget.scrollTop
        rememberScroll(scrolledTo.current)
        note()
      }}
    >
      {selecting !== undefined && <SelectAllBox selecting={selecting} count={order.length} />}
      <table
        className={classes(
          gridLook.list,
          tableLook.table,
          !onOpen && tableLook.fixed,
          selecting?.isOn && tableLook.selecting,
          columns.some(column => column.image) && tableLook.thumbs,
          columns.filter(column => !column.image).length <= 2 && tableLook.few,
        )}
        role="grid"
        aria-label={label}
        aria-rowcount={order.length + 1}
        aria-busy={rows === null}
        aria-multiselectable={selecting !== undefined || undefined}
        onClick={followClick}
        {...rowLinks}
        onMouseDown={event => {
          rowLinks.onMouseDown(event)
          // Prevents the text selection of a click with Shift.
          if (event.shiftKey && onBox(event)) event.preventDefault()
        }}
        onKeyDown={followKey}
        onFocus={event => {
          hasFocus.current = true
          setActive(rowIn(event) ?? active)
        }}
        onBlur={({ target }) => {
          // A window that loses the focus keeps the row as its active element: the row is not left.
          if (document.activeElement === target) return
          hasFocus.current = false
          if (gone) onGone?.(null)
        }}
      >
        <TableHead columns={columns} sort={view.sort} onSort={column => onViewChange(sortedBy(view, column))} hasActions={buttons > 0} />
        <TableSizer columns={columns} texts={table.texts} buttons={buttons} />
        {rows === null ? (
          <SkeletonRows columns={columns} hasActions={buttons > 0} />
        ) : (
          order.length > 0 && (
            <TableBody
              key={stacked ? 'stacked' : 'wide'}
              columns={columns}
              rows={rows}
              gone={gone}
              hrefOf={hrefOf}
              actionsOf={actionsOf}
              order={order}
              active={active}
              initialScroll={view.scroll}
              stacked={stacked}
              marked={marked}
              changes={changes}
              shift={shift}
              handle={body}
              selected={selecting === undefined ? undefined : (selecting?.selected ?? NONE)}
            />
          )
        )}
      </table>
      {rows !== null && order.length === 0 && <TableEmpty why={whyEmpty} view={view} onViewChange={onViewChange} />}
    </div>
  )
}
