import { useState } from 'react'
import type { Filter, Filtering } from '@/domain/list/filters'
import { filteredBy, isFiltered, withoutFilters, type TableView } from '@/domain/table/view'
import { FilterButton } from '@/lists/tools/FilterButton'
import type { Table } from '@/ui/table/useTable'
import styles from '@/lists/tools/ListLine.module.css'

export interface ListLineProps {
  filters: readonly Filter[]
  /** null until the rows are there. */
  filtering: Filtering | null
  table: Table
  view: TableView
  onViewChange: (view: TableView) => void
}

/** The filters of a list, in an order that never changes; one with a value says which [LS-01]. */
export const ListLine = ({ filters, filtering, table, view, onViewChange }: ListLineProps) => {
  const [opened, setOpened] = useState<string | null>(null)
  return (
    <div className={styles.filters} role="group" aria-label="Filtros">
      {filters.map(filter => (
        <FilterButton
          key={filter.key}
          filter={filter}
          chosen={view.filters[filter.key] ?? []}
          offered={opened === filter.key && filtering ? filtering.offer(filter, table.found.indices, view.filters) : null}
          left={table.order.length}
          isDisabled={filtering === null}
          onOpenChange={isOpen => setOpened(isOpen ? filter.key : null)}
          onChoose={values => onViewChange(filteredBy(view, filter.key, values))}
        />
      ))}
      {isFiltered(view) && (
        <button type="button" className={styles.none} onClick={() => onViewChange(withoutFilters(view))}>
          Quitar filtros
        </button>
      )}
    </div>
  )
}
