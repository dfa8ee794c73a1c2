import { ProductosList } from '@/features/productos/ProductosList'
import { ECOLOGICO, ESTADO, selectGenericos } from '@/features/productos/rows'
import '@/features/productos/saga'
import { useSelect } from '@/store/useSelect'

const columns = [
  { title: 'Código art.', meta: true },
  { title: 'Nombre', main: true },
  { title: 'Familia', meta: true },
  { title: 'Estado', meta: true, sign: ESTADO },
  { title: 'Ecológico', sign: ECOLOGICO },
  { title: 'Prioridad', numeric: true },
]
const add = { label: 'Añadir producto genérico', to: '/productos/genericos/new' }

/** [PG-02] */
export const GenericosList = () => {
  const rows = useSelect(selectGenericos)
  return <ProductosList tipo="g" title="Productos genéricos" add={add} columns={columns} rows={rows} table="filtroProductoGenericos" />
}
