import { useState, type ReactNode } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { productTypes, type ProductoRecord, type Tipo } from '@/features/productos/productTypes'
import { WithFicha } from '@/features/productos/edit/ficha/Ficha'
import { ProductoForm } from '@/features/productos/edit/ProductoForm'
import { productoPages } from '@/features/productos/edit/pager'
import { LoadingRecord } from '@/kits/forms/pager/LoadingRecord'
import { detailClosed, detailEntered, selectProducto } from '@/features/productos/slice'
import { useRecordScreen } from '@/kits/forms/useRecordScreen'
import { PHONE, useMediaQuery } from '@/ui/useMediaQuery'

type FichaOf = (record: ProductoRecord) => ReactNode

const Opened = ({ tipo, id }: { tipo: Tipo; id: number }) => {
  const screen = useRecordScreen(selectProducto, asked => detailEntered({ tipo, id, ...asked }), detailClosed)
  const { title, list } = productTypes[tipo]
  // Initial width only: a phone that is rotated keeps its form.
  const [isPhone] = useState(useMediaQuery(PHONE))
  const isOpened = screen.opened && screen.tipo === tipo && screen.id === id
  const form = (ficha?: FichaOf) => screen.opened && <ProductoForm screen={screen} opened={screen.opened} ficha={ficha} />
  const loading = (
    <LoadingRecord
      pages={productoPages[tipo]}
      id={id}
      title="Editar producto"
      width="wide"
      parents={[{ label: 'Productos' }, { label: title, to: list }]}
    />
  )
  if (!isPhone) return isOpened ? form() : loading
  return (
    <WithFicha tipo={tipo} id={id}>
      {ficha => (isOpened && ficha ? form(ficha) : loading)}
    </WithFicha>
  )
}

/** Edit screen of both kinds; an address with another kind leads to the start page [PE-01, RT-05]. */
export const ProductoScreen = () => {
  const { tipo, id } = useParams()
  if (tipo !== 'g' && tipo !== 'a') return <Navigate to="/" replace />
  return <Opened key={`${tipo}/${id}`} tipo={tipo} id={Number(id)} />
}
