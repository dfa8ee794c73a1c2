import { EMPTY_TABLE } from '@/shared/constants'
import { isFiltered, isSearched, searchedFor, withoutFilters, type TableView } from '@/shared/tableView'
import { Button } from '@/ui/buttons/Button'
import { FILTERS } from '@/ui/frame/sheet'
import { EmptyState } from '@/ui/page/EmptyState'

interface TableEmptyProps {
  /** Reason, if known. */
  why?: string
  view: TableView
  onViewChange: (view: TableView) => void
}

const SEARCH = 'input[aria-keyshortcuts="/"]'

/** Empty table: no rows, or no results, with buttons that reset the search and the filters [TB-08, LS-01]. */
export const TableEmpty = ({ why, view, onViewChange }: TableEmptyProps) => {
  const searched = isSearched(view)
  const filtered = isFiltered(view)
  return (
    <EmptyState
      icon={filtered ? 'filter' : searched && 'search'}
      text={EMPTY_TABLE}
      detail={why}
      action={
        (filtered || searched) && (
          <>
            {filtered && (
              <Button focusNext={FILTERS} onPress={() => onViewChange(withoutFilters(view))}>
                Quitar filtros
              </Button>
            )}
            {searched && (
              <Button variant={filtered ? 'quiet' : 'secondary'} focusNext={SEARCH} onPress={() => onViewChange(searchedFor(view, ''))}>
                Borrar la búsqueda
              </Button>
            )}
          </>
        )
      }
    />
  )
}
