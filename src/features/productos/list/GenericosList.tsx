import { genericosList, selectGenericos } from '@/features/productos/list/genericos'
import { ProductosList } from '@/features/productos/list/ProductosList'
import { useAppSelector } from '@/store/hooks'

const add = { label: 'Añadir producto genérico', to: '/productos/genericos/new' }

/** List of generic products: opens and deletes them [PG-02]. */
export const GenericosList = () => {
  const rows = useAppSelector(selectGenericos)
  return <ProductosList tipo="g" list={genericosList} title="Productos genéricos" add={add} rows={rows} />
}
