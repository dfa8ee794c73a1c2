import { genericoFilters } from '@/features/productos/list/genericoFilters'
import { ProductosList } from '@/features/productos/list/ProductosList'
import { ECOLOGICO, ESTADO, selectGenericos } from '@/features/productos/list/rows'
import { joinSession } from '@/store/joinSession'
import { useSelect } from '@/store/useSelect'
import { createPart } from '@/ui/part'
import type { Column } from '@/ui/page/ListPage'

const columns: Column[] = [
  { title: 'Código art.', meta: true },
  { title: 'Nombre', main: true, code: 0 },
  { title: 'Familia', meta: true },
  { title: 'Estado', meta: true, sign: ESTADO },
  { title: 'Ecológico', sign: ECOLOGICO, drop: 1 },
  { title: 'Prioridad', numeric: true, drop: 2 },
]
const add = { label: 'Añadir producto genérico', to: '/productos/genericos/new' }

const bulk = createPart(async () => {
  const { productosBulk, productosBulkSaga } = await import(/* webpackChunkName: "seleccion" */ '@/features/productos/list/bulk')
  joinSession(productosBulkSaga)
  return productosBulk.g
})

/** The list of generic products opens and deletes them [PG-02]. */
export const GenericosList = () => {
  const rows = useSelect(selectGenericos)
  return (
    <ProductosList tipo="g" title="Productos genéricos" add={add} columns={columns} rows={rows} filters={genericoFilters} bulk={bulk} />
  )
}
