import type { Filter, Filtering, Offered } from '@/kits/lists/model/filters'
import type { Views } from '@/store/memory/views'
import type { Row } from '@/ui/table/model/row'
import type { TableView } from '@/shared/tableView'
import type { Column } from '@/ui/table/types'
import type { Table } from '@/ui/table/useTable'

/** What filters work on, wherever the rows are that they narrow. */
export interface FiltersProps {
  filters: readonly Filter[]
  /** All values of a filter, null while those alone are awaited; itself null until any are known. */
  offer: ((filter: Filter) => readonly Offered[] | null) | null
  /** How many rows are left. */
  left: number
  view: TableView
  onViewChange: (view: TableView) => void
}

/** What everything around a list works on. */
export interface ToolsProps {
  /** Of what it lists, all of them: "familias". */
  name: string
  /** All columns of the list, in the order of the source. */
  columns: readonly Column[]
  filters: readonly Filter[]
  /** null until the rows are there. */
  filtering: Filtering | null
  table: Table
  view: TableView
  onViewChange: (view: TableView) => void
  views: Views
  onViewsChange: (views: Views) => void
  /** Asks for the boxes of its rows; left out where nothing can be selected [LS-05]. */
  onSelect?: (() => void) | undefined
  /** Ids of the rows that are selected; left out where nothing can be. */
  selected?: ReadonlySet<Row['id']> | undefined
  /** What holds of all its rows. */
  hint?: string | undefined
  /** Address of the import of a file into it; left out where there is none [IX-01]. */
  importTo?: string | undefined
}

export const filtersProps = ({ filters, filtering, table, view, onViewChange }: ToolsProps): FiltersProps => ({
  filters,
  left: table.order.length,
  view,
  onViewChange,
  offer: filtering && (filter => (filter.awaited ? null : filtering.offer(filter, table.found.indices, view.filters))),
})
