import { lowered } from '@/shared/lowered'
import { isFiltered, isSearched, type TableView } from '@/shared/tableView'
import { lineView, workbenchViewOf } from '@/features/traducciones/workbench/filters'
import { Button } from '@/ui/buttons/Button'
import { FILTERS } from '@/ui/frame/sheet'
import { EmptyState } from '@/ui/page/EmptyState'

interface NoTextsProps {
  view: TableView
  /** Name of the language. */
  idioma: string
  /** Removes the filters. */
  onWhole: () => void
}

/** Empty state: no text to translate, or no text matches the filters [TX-02]. */
export const NoTexts = ({ view, idioma, onWhole }: NoTextsProps) => {
  const workbenchView = workbenchViewOf(view)
  if (isSearched(view) || isFiltered(lineView(view)))
    return (
      <EmptyState
        icon="filter"
        text="No hay textos que cumplan los filtros"
        action={
          <Button focusNext={FILTERS} onPress={onWhole}>
            Quitar filtros
          </Button>
        }
      />
    )
  const all = (
    <Button focusNext={FILTERS} onPress={onWhole}>
      Ver todas
    </Button>
  )
  if (workbenchView === 'faltan') return <EmptyState icon="check" text={`No falta ninguna traducción en ${lowered(idioma)}`} action={all} />
  if (workbenchView === 'iguales') return <EmptyState icon="check" text="No hay textos iguales a su origen" action={all} />
  if (workbenchView === 'desfasadas') return <EmptyState icon="check" text="No hay traducciones desfasadas" action={all} />
  if (workbenchView === 'sin-guardar') return <EmptyState icon="check" text="No hay textos sin guardar" action={all} />
  return <EmptyState text="No hay textos en español" />
}
