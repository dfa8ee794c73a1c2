import type { Row } from '@/ui/table/model/row'
import { selectSolucionFilters } from '@/features/soluciones/filters'
import { solucionesList } from '@/features/soluciones/list'
import { detailPath } from '@/features/soluciones/slice'
import { soluciones } from '@/store/catalogues'
import { selectExtensions } from '@/store/configuration'
import { useAppSelector } from '@/store/hooks'
import { ListScreen } from '@/kits/lists/ListScreen'

/** List with filters, whose values need an API with extensions. */
const filtered = {
  ...solucionesList,
  filters: selectSolucionFilters,
}
const hrefOf = (id: Row['id']) => detailPath(Number(id))

/** List of solutions; their combinations are edited on their own pages [CB-01]. */
export const SolucionesList = () => {
  const extensions = useAppSelector(selectExtensions)

  return (
    <ListScreen
      list={extensions ? filtered : solucionesList}
      from={soluciones}
      title="Seleccione la solución a configurar"
      breadcrumbs={[{ label: 'Soluciones' }]}
      rows={useAppSelector(soluciones.selectRows)}
      hrefOf={hrefOf}
    />
  )
}
