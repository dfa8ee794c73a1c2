import { useMemo } from 'react'
import { createSearch } from '@/ui/table/model/createSearch'
import { prepare, type Prepared } from '@/ui/table/model/prepare'
import type { Row } from '@/ui/table/model/row'
import type { Found } from '@/ui/table/model/search'
import { sortBy } from '@/ui/table/model/sortBy'
import type { TableView } from '@/shared/tableView'
import { arranged, type Column } from '@/ui/table/types'
import { NOTHING_HELD, useHeldOrder, type Held } from '@/ui/table/useHeldOrder'

export interface Table {
  /** Those that show. */
  columns: readonly Column[]
  /** null while they are loading. */
  rows: readonly Row[] | null
  /** Indices into `rows` of what is shown, in its order. */
  order: Int32Array
  /** The same with the row that has gone, by the index behind the last row. */
  shown: Int32Array
  /** Deleted row that shows until the focus leaves it; not in `rows`. */
  gone: Row | null
  /** Rows that keep the places that they had before somebody changed them. */
  held: ReadonlySet<Row['id']>
  /** Texts of a column by row: of all rows, in the order of `rows`. */
  texts: Prepared['texts']
  /** What the search alone has found. */
  found: Found
  /** Whether a search or a filter is on. */
  narrowed: boolean
}

/** Which of the rows found stay; the same function as long as it leaves the same. */
export type Narrow = (rows: Found['indices']) => Found['indices']

const NO_ROWS: readonly Row[] = []
const allOf: Narrow = rows => rows

/**
 * Searches, narrows and sorts by a column that there is (`sortable`). The dear work is done once a list, so `rows` has to stay the same array while nothing in it changes, and
 * `columns` too [TB-10].
 */
export const useTable = (
  columns: readonly Column[],
  rows: readonly Row[] | null,
  view: TableView,
  narrow: Narrow = allOf,
  changed: Held = NOTHING_HELD,
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
