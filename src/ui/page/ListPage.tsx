import { useMemo, useRef, useState, type ReactNode } from 'react'
import type { Row } from '@/ui/table/model/row'
import { searchedFor, sortedBy, type TableView } from '@/shared/tableView'
import type { Crumb } from '@/ui/page/Breadcrumbs'
import { Button } from '@/ui/buttons/Button'
import { LabelWithRest } from '@/ui/buttons/Rest'
import { Page, PageHeader } from '@/ui/page/Page'
import { ProblemNotice } from '@/ui/form/ProblemNotice'
import { EmptyState } from '@/ui/page/EmptyState'
import type { GridHandle } from '@/ui/grid/useGrid'
import { DataTable } from '@/ui/table/DataTable'
import { SortMenu } from '@/ui/table/tools/SortMenu'
import { TableCount } from '@/ui/table/tools/TableCount'
import { TableSearch } from '@/ui/table/tools/TableSearch'
import { sortable, type Column, type HrefOf, type RowAction, type RowActionsOf, type RowChanges } from '@/ui/table/types'
import type { TableSelection } from '@/ui/table/selection/selecting'
import { NOTHING_HELD, type DeletedRow } from '@/ui/table/useHeldOrder'
import { useTable, type RowFilter, type Table } from '@/ui/table/useTable'
import { useRetry } from '@/ui/useRetry'
import { useSteady } from '@/ui/useSteady'
import { PHONE, useMediaQuery } from '@/ui/useMediaQuery'

export type { ActionsOf, Column, HrefOf, RowAction, RowActionsOf } from '@/ui/table/types'

export interface ListPageProps {
  title: string
  breadcrumbs: readonly Crumb[]
  /** Reason why the list is empty. */
  whyEmpty?: string
  columns: readonly Column[]
  /** Rows; null while loading. The array must keep its identity while its content is unchanged. */
  rows: readonly Row[] | null
  /** Time of the rows (ISO 8601) while the API cannot be reached; otherwise null. */
  asOf?: string | null
  /** Remembered view of the table; `onViewChange` receives every change [TB-03, TB-05]. */
  view: TableView
  onViewChange: (view: TableView) => void
  /** Opens a row; `table` has the displayed rows in order. */
  onOpen?: (id: Row['id'], table: Table) => void
  /** Address of a row's page; a stable function [LS-08]. */
  hrefOf?: HrefOf
  /** Actions of a row; a stable function, omitted without actions. */
  actionsOf?(row: Row, open: () => void): readonly RowAction[]
  /** Number of actions of every row; omitted when the number differs between rows. */
  actionCount?: number
  /** Row that takes the focus on return to the list; the first row if it no longer exists. null: no return. */
  focusOn?: Row['id'] | null
  /** Row that was just changed. */
  marked?: Row['id'] | null
  /** Labels at rows that other users have just changed, by id. */
  changes?: RowChanges
  /** Loads the rows again; set when loading failed and no rows can be shown. */
  retry?: () => void
  /** Failure of the last request. */
  problem?: string | null
  /** Filters the found rows; a stable function. */
  narrow?: RowFilter
  /** Line below the head. */
  line?: (table: Table) => ReactNode
  /** Content behind the search. */
  more?: (table: Table) => ReactNode
  /** Content below the table, at the end of the sheet. */
  foot?: (table: Table) => ReactNode
  /** Selection; omitted when rows cannot be selected, null until its code is loaded [LS-05]. */
  selecting?: (table: Table) => TableSelection | null
  /** Label of the button: "Añadir magnitud". */
  addLabel?: string
  onAdd?: () => void
}

/** List page: title, count, search, button and the shared table [TB-01 to TB-12, MA-02]. */
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
  actionCount,
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
  const [gone, setGone] = useState<DeletedRow | null>(null)
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
  const steady = useSteady({ open })
  const rowActionsOf = useMemo<RowActionsOf | undefined>(
    () => actionsOf && (row => actionsOf(row, () => steady.open(row.id))),
    [actionsOf, steady],
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
          actionCount={actionCount}
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
