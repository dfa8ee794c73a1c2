import { EMPTY_TABLE } from '@/domain/constants'
import { isFiltered, withoutFilters, type TableView } from '@/domain/table/view'
import { Button } from '@/ui/buttons/Button'
import { EmptyState } from '@/ui/page/EmptyState'

interface TableEmptyProps {
  view: TableView
  onViewChange: (view: TableView) => void
}

/** Nothing to show, or nothing found; every way back to more rows is beside it [TB-08, LS-01]. */
export const TableEmpty = ({ view, onViewChange }: TableEmptyProps) => {
  const searched = view.term.trim() !== ''
  const filtered = isFiltered(view)
  return (
    <EmptyState
      icon={(searched || filtered) && 'search'}
      text={EMPTY_TABLE}
      action={
        <>
          {filtered && <Button onPress={() => onViewChange(withoutFilters(view))}>Quitar filtros</Button>}
          {searched && <Button onPress={() => onViewChange({ ...view, term: '', scroll: 0 })}>Borrar la búsqueda</Button>}
        </>
      }
    />
  )
}
