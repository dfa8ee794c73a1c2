import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import type { Cultivo } from '@/domain/cultivo/cultivo'
import { inLocale } from '@/domain/locales'
import type { Row } from '@/domain/table/row'
import { detailPath, listEntered, TABLE } from '@/features/cultivos/slice'
import { cultivos } from '@/store/catalogues'
import { grupoDeCultivoNames } from '@/store/catalogues/names'
import { outOf } from '@/store/lists/slice'
import { useSelect } from '@/store/useSelect'
import { createPart } from '@/ui/part'
import { defineList, nameIn } from '@/lists/list'
import { ListScreen } from '@/lists/ListScreen'

const hrefOf = (id: Row['id']) => detailPath(Number(id))

const list = defineList<Cultivo, ReadonlyMap<number, string>>({
  storage: TABLE,
  noun: { one: 'cultivo', many: 'cultivos' },
  columns: [
    { key: 'imagen', title: 'Imagen', image: true, text: ({ imagen }) => imagen ?? '' },
    { key: 'nombre', title: 'Nombre', text: ({ nombre }) => inLocale(nombre) },
    { key: 'grupo_de_cultivo', title: 'Grupo de cultivo', meta: true, text: (record, names) => nameIn(names, record.grupo_de_cultivo) },
  ],
  storedOrder: ['imagen', 'nombre', 'grupo_de_cultivo'],
  selectContext: grupoDeCultivoNames.selectNames,
  filters: createPart(
    async () => (await import(/* webpackChunkName: "filtros" */ '@/features/cultivos/list/filters')).selectCultivoFilters,
  ),
})

/** This list only leads to the crops: they are edited in the master [CD-01]. */
export const CultivosList = () => {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const records = useSelect(cultivos.selectAll)
  const loading = useSelect(cultivos.selectIsAwaited)
  useEffect(() => {
    dispatch(listEntered())
  }, [dispatch])

  return (
    <ListScreen
      list={list}
      from={cultivos}
      title="Cultivos"
      breadcrumbs={[{ label: 'Cultivos' }]}
      rows={loading ? null : records}
      onOpen={id => void navigate(detailPath(id), { state: outOf(TABLE) })}
      hrefOf={hrefOf}
    />
  )
}
