import { useMemo } from 'react'
import { createSearch } from '@/ui/table/model/createSearch'
import { prepare, type Prepared } from '@/ui/table/model/prepare'
import type { Row } from '@/ui/table/model/row'
import type { Found } from '@/ui/table/model/search'
import { sortBy } from '@/ui/table/model/sortBy'
import type { TableView } from '@/shared/tableView'
import { arranged, type Column } from '@/ui/table/types'

export interface Table {
  /** Visible columns. */
  columns: readonly Column[]
  /** null while loading. */
  rows: readonly Row[] | null
  /** Indices into `rows` of the displayed rows, in order. */
  order: Int32Array
  /** Texts of a column, for all `rows` in their order. */
  texts: Prepared['texts']
  /** Rows found by the search alone. */
  found: Found
  /** A search or a filter is active. */
  narrowed: boolean
}

/** Filters the found rows; a stable function. */
export type Narrow = (rows: Found['indices']) => Found['indices']

const NO_ROWS: readonly Row[] = []
const allOf: Narrow = rows => rows

/**
 * Searches, filters and sorts rows. The expensive parts are computed once a list, so `rows` and `columns` must be stable while nothing in
 * them changes; the sort column must exist (`sortable`) [TB-10].
 */
export const useTable = (
  columns: readonly Column[],
  rows: readonly Row[] | null,
  { term, sort, columns: shown }: TableView,
  narrow: Narrow = allOf,
): Table => {
  const prepared = useMemo(() => prepare<Row>(rows ?? NO_ROWS, columns), [rows, columns])
  const searchRows = useMemo(() => createSearch(prepared), [prepared])
  const found = useMemo(() => searchRows(term), [searchRows, term])
  const indices = useMemo(() => narrow(found.indices), [found, narrow])
  const { column, descending } = sort
  const order = useMemo(() => sortBy({ prepared, indices }, { column, descending }), [prepared, indices, column, descending])
  const inOrder = useMemo(() => arranged(columns, shown), [columns, shown])
  return { columns: inOrder, rows, order, texts: prepared.texts, found, narrowed: indices !== null }
}
