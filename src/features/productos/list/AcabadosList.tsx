import { useCallback, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { Row } from '@/domain/table/row'
import { ProductosList } from '@/features/productos/list/ProductosList'
import { ECOLOGICO, ESTADO, selectAcabados } from '@/features/productos/list/rows'
import { duplicateKey, duplicateRequested, selectCopyRun } from '@/features/productos/slice'
import { joinSession } from '@/store/joinSession'
import { useSelect } from '@/store/useSelect'
import { afterShown, createPart, usePart } from '@/ui/part'
import type { Column, RowAction } from '@/ui/page/ListPage'

const columns: Column[] = [
  { title: 'N. Registro', meta: true },
  { title: 'Nombre', main: true, code: 0 },
  { title: 'Producto genérico', shrink: true, drop: 3 },
  { title: 'Países', shrink: true, drop: 2 },
  { title: 'Familia', meta: true, shrink: true },
  { title: 'Empresa', drop: 4 },
  { title: 'Estado', meta: true, sign: ESTADO },
  { title: 'Ecológico', sign: ECOLOGICO, drop: 1 },
]
const add = { label: 'Añadir producto acabado', to: '/productos/acabados/new' }

/** The work of a copy is fetched before anybody wants one. */
export const copying = createPart(async () => {
  joinSession((await import(/* webpackChunkName: "producto-copia" */ '@/features/productos/list/copySaga')).productosCopySaga)
  return true
})
const bulk = createPart(async () => {
  const { productosBulk, productosBulkSaga } = await import(/* webpackChunkName: "seleccion" */ '@/features/productos/list/bulk')
  joinSession(productosBulkSaga)
  return productosBulk.a
})
const filters = createPart(
  async () => (await import(/* webpackChunkName: "filtros" */ '@/features/productos/list/filters')).selectAcabadoFilters,
)

/** It comes after the list: nobody duplicates before. */
const progress = createPart(async () => {
  await afterShown()
  return import(/* webpackChunkName: "progreso" */ '@/forms/SaveProgress')
})
const Duplicating = ({ runKey }: { runKey: string }) => {
  const part = usePart(progress)
  return part && <part.SaveProgress runKey={runKey} title="Duplicando" />
}

/** The list of finished products edits, deletes and duplicates them [PA-03, PA-04]. */
export const AcabadosList = () => {
  const dispatch = useDispatch()
  const rows = useSelect(selectAcabados)
  const [copied, setCopied] = useState(0)
  const run = useSelect(selectCopyRun, copied)
  const moreActions = useCallback(
    ({ id }: Row): RowAction[] => {
      const duplicate = () => {
        setCopied(Number(id))
        void copying.load().then(() => dispatch(duplicateRequested(Number(id))))
      }
      return [{ label: 'Duplicar', icon: 'copy', onAction: duplicate }]
    },
    [dispatch],
  )
  return (
    <>
      <ProductosList
        tipo="a"
        title="Productos acabados"
        add={add}
        columns={columns}
        rows={rows}
        filters={filters}
        bulk={bulk}
        moreActions={moreActions}
      />
      <Duplicating runKey={duplicateKey(run)} />
    </>
  )
}
