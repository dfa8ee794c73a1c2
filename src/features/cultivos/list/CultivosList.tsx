import { useEffect, useMemo } from 'react'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { inLocale } from '@/domain/locales'
import type { Row } from '@/domain/table/row'
import { detailPath, listEntered, TABLE } from '@/features/cultivos/slice'
import { cultivos } from '@/store/catalogues'
import { grupoDeCultivoNames } from '@/store/catalogues/names'
import { outOf } from '@/store/lists/slice'
import { useSelect } from '@/store/useSelect'
import { createPart } from '@/ui/part'
import { ListScreen } from '@/lists/ListScreen'

const noun = { one: 'cultivo', many: 'cultivos' }
const columns = [{ title: 'Imagen', image: true }, { title: 'Nombre' }, { title: 'Grupo de cultivo', meta: true }]
const hrefOf = (id: Row['id']) => detailPath(Number(id))

const filters = createPart(
  async () => (await import(/* webpackChunkName: "filtros" */ '@/features/cultivos/list/filters')).selectCultivoFilters,
)

/** This list only leads to the crops: they are edited in the master [CD-01]. */
export const CultivosList = () => {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const records = useSelect(cultivos.selectAll)
  const loading = useSelect(cultivos.selectIsAwaited)
  const grupos = useSelect(grupoDeCultivoNames.selectNames)
  useEffect(() => {
    dispatch(listEntered())
  }, [dispatch])

  const rows = useMemo<Row[]>(
    () =>
      records.map(({ id, imagen, nombre, grupo_de_cultivo }) => ({
        id,
        fields: [imagen ?? '', inLocale(nombre), grupos.get(grupo_de_cultivo ?? 0) ?? ''],
      })),
    [records, grupos],
  )
  return (
    <ListScreen
      table={TABLE}
      from={cultivos}
      noun={noun}
      filters={filters}
      title="Cultivos"
      breadcrumbs={[{ label: 'Cultivos' }]}
      columns={columns}
      rows={loading ? null : rows}
      onOpen={id => void navigate(detailPath(id), { state: outOf(TABLE) })}
      hrefOf={hrefOf}
    />
  )
}
