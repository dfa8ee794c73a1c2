import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { Row } from '@/ui/table/model/row'
import { searchedFor, sortedBy, type TableView } from '@/shared/tableView'
import type { Crumb } from '@/ui/page/Breadcrumbs'
import { Button, LabelWithRest } from '@/ui/buttons/Button'
import { Page } from '@/ui/page/Page'
import { PageHeader } from '@/ui/page/PageHeader'
import { ProblemNotice } from '@/ui/form/ProblemNotice'
import { EmptyState } from '@/ui/page/EmptyState'
import type { GridHandle } from '@/ui/grid/useGrid'
import { DataTable } from '@/ui/table/DataTable'
import { SortMenu } from '@/ui/table/tools/SortMenu'
import { TableCount } from '@/ui/table/tools/TableCount'
import { TableSearch } from '@/ui/table/tools/TableSearch'
import { sortable, type Column, type HrefOf, type RowAction, type RowActionsOf, type RowChanges } from '@/ui/table/types'
import type { Selecting } from '@/ui/table/selection/selecting'
import { NOTHING_HELD, type Gone } from '@/ui/table/useHeldOrder'
import { useTable, type Narrow, type Table } from '@/ui/table/useTable'
import { useRetry } from '@/ui/useRetry'
import { PHONE, useMediaQuery } from '@/ui/useMediaQuery'

export type { ActionsOf, Column, HrefOf, RowAction, RowActionsOf } from '@/ui/table/types'

export interface ListPageProps {
  title: string
  breadcrumbs: readonly Crumb[]
  /** Why it shows nothing where it could show something. */
  whyEmpty?: string | undefined
  columns: readonly Column[]
  /** null while they are loading. The same array as long as nothing in it changes. */
  rows: readonly Row[] | null
  /** Time of the rows as ISO 8601 writes it, while the API cannot be reached; else null. */
  asOf?: string | null
  /** What the page remembers of its table; whoever owns it gets every change [TB-03, TB-05]. */
  view: TableView
  onViewChange: (view: TableView) => void
  /** `table` tells among which others, and in which order. */
  onOpen?: (id: Row['id'], table: Table) => void
  /** Where that leads, if it has an address; the same function as long as it does the same [LS-08]. */
  hrefOf?: HrefOf
  /** The same function as long as it does the same; without it there is nothing to be done with a row. */
  actionsOf?(row: Row, open: () => void): readonly RowAction[]
  /** Coming back to the list, the row that takes the focus; the first one where it is gone. null = nobody has left. */
  focusOn?: Row['id'] | null
  /** The row that something was done to just now. */
  marked?: Row['id'] | null
  /** Words at rows that somebody has just changed elsewhere, by their ids. */
  changes?: RowChanges | undefined
  /** Loads the rows again; given where they could not be loaded and there are none to show. */
  retry?: (() => void) | undefined
  /** Why what was asked for last was not done. */
  problem?: string | null
  /** Which of the rows found stay; the same function as long as it leaves the same. */
  narrow?: Narrow | undefined
  /** A line of its own under the head. */
  line?: (table: Table) => ReactNode
  /** Behind the search. */
  more?: (table: Table) => ReactNode
  /** At the end of the sheet, under the table. */
  foot?: (table: Table) => ReactNode
  /** Left out where no row can be selected; gives null until that can be [LS-05]. */
  selecting?: ((table: Table) => Selecting | null) | undefined
  /** "Añadir magnitud". */
  addLabel?: string
  onAdd?: () => void
}

/** A whole list screen: title, count, search, button and the shared table [TB-01 to TB-12, MA-02]. */
export const ListPage = ({
  title,
  breadcrumbs,
  whyEmpty,
  columns,
  rows,
  asOf = null,
  view: remembered,
  onViewChange,
  onOpen,
  hrefOf,
  actionsOf,
  focusOn = null,
  marked,
  changes = NOTHING_HELD.changes,
  retry,
  problem = null,
  narrow,
  line,
  more,
  foot,
  selecting,
  addLabel,
  onAdd,
}: ListPageProps) => {
  const view = sortable(remembered, columns)
  const [gone, setGone] = useState<Gone | null>(null)
  const table = useTable(columns, rows, view, narrow, { changes, gone })
  const phone = useMediaQuery(PHONE)
  const again = useRetry(retry !== undefined, () => retry?.())
  const open = (id: Row['id']) => onOpen?.(id, table)
  const rowsHandle = useRef<GridHandle>(null)
  const openOnlyRow = () => {
    const [only] = table.order
    const row = only === undefined || table.order.length > 1 ? undefined : rows?.[only]
    if (row) open(row.id)
  }
  const opening = useRef(open)
  useLayoutEffect(() => {
    opening.current = open
  })
  const rowActionsOf = useMemo<RowActionsOf | undefined>(
    () => actionsOf && (row => actionsOf(row, () => opening.current(row.id))),
    [actionsOf],
  )
  return (
    <Page width="list">
      <PageHeader
        title={title}
        breadcrumbs={breadcrumbs}
        count={!retry && <TableCount table={table} asOf={asOf} />}
        tools={
          <>
            <TableSearch
              term={view.term}
              onSearch={term => onViewChange(searchedFor(view, term))}
              onDown={() => rowsHandle.current?.focusRow(0)}
              onEnter={openOnlyRow}
            />
            {phone && <SortMenu columns={columns} sort={view.sort} onSort={column => onViewChange(sortedBy(view, column))} />}
            {more?.(table)}
          </>
        }
        actions={
          addLabel &&
          onAdd && (
            <Button variant="primary" icon="plus" onPress={onAdd}>
              <LabelWithRest label={addLabel} />
            </Button>
          )
        }
      />
      {line?.(table)}
      <ProblemNotice text={problem} />
      {retry ? (
        <EmptyState
          icon="alert-circle"
          text="No se ha podido cargar la lista"
          detail="Se vuelve a intentar cada poco."
          action={<Button {...again}>Reintentar</Button>}
        />
      ) : (
        <DataTable
          label={title}
          whyEmpty={whyEmpty}
          table={table}
          view={view}
          onViewChange={onViewChange}
          onOpen={onOpen && open}
          hrefOf={hrefOf}
          actionsOf={rowActionsOf}
          focusOn={focusOn}
          marked={marked}
          changes={changes}
          onGone={setGone}
          handle={rowsHandle}
          selecting={selecting?.(table)}
        />
      )}
      {foot?.(table)}
    </Page>
  )
}
