import { useCallback, useEffect, useMemo, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { inLocale } from '@/domain/locales'
import type { Row } from '@/domain/table/row'
import { useRefusal } from '@/forms/useRefusal'
import { countryName, selectCountryNames } from '@/features/ensayos/choices'
import { MESSAGES, NOUN } from '@/features/ensayos/messages'
import { DELETE_PLACE, deleteRequested, detailPath, listEntered, NEW_PATH, selectEnsayo, TABLE } from '@/features/ensayos/slice'
import { ensayos } from '@/store/catalogues'
import { joinSession } from '@/store/joinSession'
import { outOf } from '@/store/lists/slice'
import { useSelect } from '@/store/useSelect'
import { ListScreen } from '@/lists/ListScreen'
import { createPart } from '@/ui/part'
import type { ActionsOf } from '@/ui/page/ListPage'

const columns = [
  { title: 'Código', meta: true },
  { title: 'Titular', main: true, code: 0 },
  { title: 'Fecha', meta: true },
  { title: 'País' },
]
const hrefOf = (id: Row['id']) => detailPath(Number(id))

const filters = createPart(
  async () => (await import(/* webpackChunkName: "filtros" */ '@/features/ensayos/list/filters')).selectEnsayoFilters,
)

const bulk = createPart(async () => {
  const { ensayosBulk, ensayosBulkSaga } = await import(/* webpackChunkName: "seleccion" */ '@/features/ensayos/list/bulk')
  joinSession(ensayosBulkSaga)
  return ensayosBulk
})

/** The list of trials opens them and deletes them after a question [TR-02, TR-15]. */
export const EnsayosList = () => {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const records = useSelect(ensayos.selectAll)
  const loading = useSelect(ensayos.selectIsAwaited)
  const countries = useSelect(selectCountryNames)
  const [returnedFrom] = useState(useSelect(selectEnsayo).last?.id ?? null)
  useEffect(() => {
    dispatch(listEntered())
  }, [dispatch])

  const rows = useMemo<Row[]>(
    () =>
      records.map(({ id, codigo, nombre, fecha, pais }) => ({
        id,
        fields: [codigo, inLocale(nombre), fecha ?? '', countryName(countries, pais)],
      })),
    [records, countries],
  )
  const actionsOf = useCallback<ActionsOf>(
    ({ id, fields: [codigo = ''] }, open) => {
      const remove = () => {
        if (window.confirm(MESSAGES.confirmDelete(codigo))) dispatch(deleteRequested({ id: Number(id) }))
      }
      return [
        { label: 'Editar', icon: 'pencil', onAction: open },
        { label: 'Eliminar', icon: 'trash', danger: true, onAction: remove },
      ]
    },
    [dispatch],
  )
  return (
    <ListScreen
      table={TABLE}
      from={ensayos}
      noun={NOUN}
      filters={filters}
      bulk={bulk}
      title="Ensayos"
      breadcrumbs={[{ label: 'Ensayos' }]}
      addLabel="Añadir ensayo"
      onAdd={() => void navigate(NEW_PATH)}
      columns={columns}
      rows={loading ? null : rows}
      problem={useRefusal(DELETE_PLACE)}
      actionsOf={actionsOf}
      focusOn={returnedFrom}
      onOpen={id => void navigate(detailPath(id), { state: outOf(TABLE) })}
      hrefOf={hrefOf}
    />
  )
}
