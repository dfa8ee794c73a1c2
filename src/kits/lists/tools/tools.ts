import type { Filter, Filtering, FilterOption } from '@/kits/lists/model/filters'
import type { Views } from '@/store/memory/views'
import type { Row } from '@/ui/table/model/row'
import type { TableView } from '@/shared/tableView'
import type { Column } from '@/ui/table/types'
import type { Table } from '@/ui/table/useTable'

/** Props of the filters, for rows in the page or on the server. */
export interface FiltersProps {
  filters: readonly Filter[]
  /** Values of a filter, null while they are loading; the function is null until any values are known. */
  offer: ((filter: Filter) => readonly FilterOption[] | null) | null
  /** Number of rows left. */
  left: number
  view: TableView
  onViewChange: (view: TableView) => void
}

/** Props of the tools around a list. */
export interface ToolsProps {
  /** Plural noun of the rows: "familias". */
  name: string
  /** All columns of the list, in the order of the source. */
  columns: readonly Column[]
  filters: readonly Filter[]
  /** Filtering of the rows; null until they are loaded. */
  filtering: Filtering | null
  table: Table
  view: TableView
  onViewChange: (view: TableView) => void
  views: Views
  onViewsChange: (views: Views) => void
  /** Shows the check boxes of the rows; left out when nothing can be selected [LS-05]. */
  onSelect?: () => void
  /** Ids of the selected rows; left out when nothing can be selected. */
  selected?: ReadonlySet<Row['id']>
  /** Note about all rows. */
  hint?: string
  /** Address of the file import; left out when there is none [IX-01]. */
  importTo?: string
}

export const filtersProps = ({ filters, filtering, table, view, onViewChange }: ToolsProps): FiltersProps => ({
  filters,
  left: table.order.length,
  view,
  onViewChange,
  offer: filtering && (filter => (filter.awaited ? null : filtering.offer(filter, table.found.indices, view.filters))),
})
