import { useEffect, useMemo } from 'react'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { inLocale } from '@/domain/locales'
import type { Row } from '@/domain/table/row'
import { detailPath, listEntered } from '@/features/soluciones/slice'
import { soluciones } from '@/store/catalogues'
import { selectTableView, tableViewed } from '@/store/memory/slice'
import { useSelect } from '@/store/useSelect'
import { ListPage } from '@/ui/page/ListPage'

/** Where local storage keeps what is remembered of the table [TB-03]. */
const TABLE = 'filtroConfigurarSoluciones'
const columns = [{ title: 'Nombre', truncate: false }]

/** A solution is chosen here, and its combinations are edited on its own page [CB-01]. */
export const SolucionesList = () => {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const records = useSelect(soluciones.selectAll)
  const loading = useSelect(soluciones.selectIsAwaited)
  const view = useSelect(selectTableView, TABLE)
  useEffect(() => {
    dispatch(listEntered())
  }, [dispatch])

  const rows = useMemo<Row[]>(() => records.map(({ id, nombre }) => ({ id, fields: [inLocale(nombre)] })), [records])
  return (
    <ListPage
      title="Seleccione la solución a configurar"
      breadcrumbs={[{ label: 'Soluciones' }]}
      columns={columns}
      rows={loading ? null : rows}
      view={view}
      onViewChange={changed => dispatch(tableViewed({ table: TABLE, view: changed }))}
      onOpen={id => void navigate(detailPath(Number(id)))}
    />
  )
}
