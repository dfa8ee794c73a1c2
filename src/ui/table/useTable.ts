import { useMemo } from 'react'
import { createSearch } from '@/ui/table/model/createSearch'
import { prepare, type PreparedRows } from '@/ui/table/model/prepare'
import type { Row } from '@/ui/table/model/row'
import type { FoundRows } from '@/ui/table/model/search'
import { sortBy } from '@/ui/table/model/sortBy'
import type { TableView } from '@/shared/tableView'
import { arranged, type Column } from '@/ui/table/types'
import { NOTHING_HELD, useHeldOrder, type HeldRows } from '@/ui/table/useHeldOrder'

export interface Table {
  /** Visible columns. */
  columns: readonly Column[]
  /** null while loading. */
  rows: readonly Row[] | null
  /** Indices into `rows` of the displayed rows, in order. */
  order: Int32Array
  /** `order` with the deleted row, whose index is the one after the last row. */
  shown: Int32Array
  /** Deleted row, shown until it loses the focus; not in `rows`. */
  gone: Row | null
  /** Ids of rows that keep their places although another user has changed them. */
  held: ReadonlySet<Row['id']>
  /** Texts of a column by row: of all rows, in the order of `rows`. */
  texts: PreparedRows['texts']
  /** Rows found by the search, before filters. */
  found: FoundRows
  /** True while a search or a filter is active. */
  narrowed: boolean
}

/** Filters the found rows; a stable function. */
export type RowFilter = (rows: FoundRows['indices']) => FoundRows['indices']

const NO_ROWS: readonly Row[] = []
const allOf: RowFilter = rows => rows

/**
 * Searches, filters and sorts rows. The expensive parts are computed once a list, so `rows` and `columns` must keep their identity while
 * their contents are unchanged; the sort column must exist (`sortable`) [TB-10].
 */
export const useTable = (
  columns: readonly Column[],
  rows: readonly Row[] | null,
  view: TableView,
  narrow: RowFilter = allOf,
  changed: HeldRows = NOTHING_HELD,
): Table => {
  const { term, sort, columns: chosen } = view
  const prepared = useMemo(() => prepare<Row>(rows ?? NO_ROWS, columns), [rows, columns])
  const searchRows = useMemo(() => createSearch(prepared), [prepared])
  const found = useMemo(() => searchRows(term), [searchRows, term])
  const indices = useMemo(() => narrow(found.indices), [found, narrow])
  const { column, descending } = sort
  const sorted = useMemo(() => sortBy({ prepared, indices }, { column, descending }), [prepared, indices, column, descending])
  const inOrder = useMemo(() => arranged(columns, chosen), [columns, chosen])
  const places = useHeldOrder({ rows: rows ?? NO_ROWS, order: sorted }, view, changed)
  return { ...places, columns: inOrder, rows, texts: prepared.texts, found, narrowed: indices !== null }
}
