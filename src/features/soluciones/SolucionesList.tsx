import { useEffect, useMemo } from 'react'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { inLocale } from '@/domain/locales'
import type { Row } from '@/domain/table/row'
import { detailPath, listEntered, TABLE } from '@/features/soluciones/slice'
import { soluciones } from '@/store/catalogues'
import { selectExtensions } from '@/store/configuration'
import { outOf } from '@/store/lists/slice'
import { useSelect } from '@/store/useSelect'
import { ListScreen } from '@/lists/ListScreen'
import { createPart } from '@/ui/part'

const noun = { one: 'solución', many: 'soluciones', isFeminine: true }
const columns = [{ title: 'Nombre', truncate: false }]
const filters = createPart(
  async () => (await import(/* webpackChunkName: "filtros" */ '@/features/soluciones/filters')).selectSolucionFilters,
)
const hrefOf = (id: Row['id']) => detailPath(Number(id))

/** A solution is chosen here, and its combinations are edited on its own page [CB-01]. */
export const SolucionesList = () => {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const records = useSelect(soluciones.selectAll)
  const extensions = useSelect(selectExtensions)
  const loading = useSelect(soluciones.selectIsAwaited)
  useEffect(() => {
    dispatch(listEntered())
  }, [dispatch])

  const rows = useMemo<Row[]>(() => records.map(({ id, nombre }) => ({ id, fields: [inLocale(nombre)] })), [records])
  return (
    <ListScreen
      table={TABLE}
      from={soluciones}
      noun={noun}
      filters={extensions ? filters : undefined}
      title="Seleccione la solución a configurar"
      breadcrumbs={[{ label: 'Soluciones' }]}
      columns={columns}
      rows={loading ? null : rows}
      onOpen={id => void navigate(detailPath(id), { state: outOf(TABLE) })}
      hrefOf={hrefOf}
    />
  )
}
