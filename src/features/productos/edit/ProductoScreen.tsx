import { useState, type ReactNode } from 'react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { productTypes, type ProductoRecord, type Tipo } from '@/features/productos/productTypes'
import { WithFicha } from '@/features/productos/edit/ficha/Ficha'
import { ProductoForm } from '@/features/productos/edit/ProductoForm'
import { productoPages } from '@/features/productos/edit/pager'
import { PagePager } from '@/kits/forms/pager/PagePager'
import { detailClosed, detailEntered, selectProducto } from '@/features/productos/slice'
import { askedLocale } from '@/store/screens/askedLocale'
import { useRecordScreen } from '@/store/screens/useRecordScreen'
import { LoadingPage } from '@/ui/page/LoadingPage'
import { PHONE, useMediaQuery } from '@/ui/useMediaQuery'

type FichaOf = (record: ProductoRecord) => ReactNode

const Opened = ({ tipo, id }: { tipo: Tipo; id: number }) => {
  const asked = askedLocale(useLocation())
  const screen = useRecordScreen(selectProducto, () => detailEntered({ tipo, id, ...asked }), detailClosed)
  const { title, list } = productTypes[tipo]
  // Initial width only: a phone that is rotated keeps its form.
  const [isPhone] = useState(useMediaQuery(PHONE))
  const isOpened = screen.opened && screen.tipo === tipo && screen.id === id
  const form = (ficha?: FichaOf) => screen.opened && <ProductoForm screen={screen} opened={screen.opened} ficha={ficha} />
  const loading = (
    <LoadingPage
      width="wide"
      title="Editar producto"
      actions={<PagePager pages={productoPages[tipo]} id={id} isLoading />}
      breadcrumbs={[{ label: 'Productos' }, { label: title, to: list }, { label: 'Editar producto' }]}
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
